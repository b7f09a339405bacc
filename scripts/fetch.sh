# shellcheck shell=bash
# Sourced by setup.sh in a release, which has the program without Spark: fetches Spark's jars once, where
# no SPARK_HOME has them, from Maven's repository on this machine or from a public one.

# The places of a release, for setup.sh.
# shellcheck disable=SC2034
is_release=true
jar=${root:?}/lib/dancing-sparks.jar
launch=$root/target/launch
jvm_flags=$root/lib/jvm-flags

# DANCE_REPOSITORY names a mirror.
repository=${DANCE_REPOSITORY:-https://repo.maven.apache.org/maven2}
spark_place=$root/target/spark-jars

# Spark is there by SPARK_HOME, or was fetched for this release and place.
has_spark() {
  if [[ -n ${SPARK_HOME:-} ]]; then return; fi
  [[ -f $launch/class-path && ! $root/lib/class-path -nt $launch/class-path ]] && has_jars
}

# The checksum of each jar and its path in a repository, a line each.
wanted_jars() {
  tr ':' '\n' <"$root/lib/class-path" | awk '
    NR == FNR { sum[$2] = $1; next }
    NF { sub(/^repository\//, ""); print sum[$0], $0 }' "$root/lib/checksums.sha256" -
}

sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Gets a file of the repository, by whichever tool is there.
download() {
  if command -v curl >/dev/null; then
    curl --fail --silent --show-error --location --retry 3 --output "$2" "$repository/$1"
  elif command -v wget >/dev/null; then
    wget --no-verbose --tries=3 --output-document="$2" "$repository/$1"
  else
    echo "ERROR: There is neither curl nor wget to fetch $1 with; install one of them, or set SPARK_HOME to a Spark 4."
    return 1
  fi
}

# A jar gets its name only once its checksum is right, so existing files need no second check.
fetch_jars() {
  local sum path file
  mkdir -p "$spark_place"
  while read -r sum path; do
    file=$spark_place/${path##*/}
    if [[ -f $file ]]; then continue; fi
    if [[ -f ${HOME:-}/.m2/repository/$path ]]; then
      cp "$HOME/.m2/repository/$path" "$file.part"
    else
      download "$path" "$file.part" &
      attend $! || return 1
    fi
    if [[ $(sha256 "$file.part") != "$sum" ]]; then
      echo "ERROR: $path is not the file that this program was made with, by its SHA-256."
      return 1
    fi
    mv -f "$file.part" "$file"
    # In Maven's words, by which progress is read.
    echo "Downloaded from $repository: $path ($(($(wc -c <"$file") / 1000)) kB)"
  done < <(wanted_jars)
}

fetch_spark() {
  local sum path paths=()
  watched "Fetching Spark (once, some 400 MB)" "Spark could not be fetched from $repository; set SPARK_HOME to a Spark 4, or DANCE_REPOSITORY to a mirror" fetch_jars
  while read -r sum path; do paths+=("$spark_place/${path##*/}"); done < <(wanted_jars)
  mkdir -p "$launch"
  (
    IFS=:
    printf '%s\n' "${paths[*]}"
  ) >"$launch/class-path"
}
