# shellcheck shell=bash
# Sourced by scripts/dance and scripts/cluster, which set "program" to their names: finds Java and
# Spark, and builds what is missing. In a release, whose bin/ has these scripts, nothing is built.

fail() {
  printf '%s: %s\n' "${program:?}" "$1" >&2
  exit 3
}

say() {
  printf '%s: %s\n' "${program:?}" "$1" >&2
}

# Has a signal end this shell with the exit code that a command has for it, after some COMMANDS.
on_signals() {
  local commands=${1:-:}
  # shellcheck disable=SC2064 # The commands are those of now.
  trap "$commands; exit 129" HUP
  # shellcheck disable=SC2064
  trap "$commands; exit 130" INT
  # shellcheck disable=SC2064
  trap "$commands; exit 143" TERM
}

# Traps are set before anything that takes time.
on_signals

# Waits for a CHILD that runs in the background, with its exit code; a signal ends both. Bash would wait for
# a child in the foreground before it takes the signal, and a child in the background ignores Ctrl-C.
attend() {
  local child=$1 status=0
  on_signals "kill -TERM $child 2>/dev/null || true; wait $child || true"
  wait "$child" || status=$?
  on_signals
  return "$status"
}

# Java takes the names of files by the locale, so without UTF-8 it would write to other names; and it has
# the system's reasons of errors in the locale's language, where we compare them in English. So do tools.
export LC_ALL=C.UTF-8

root=$(readlink -f "${BASH_SOURCE[0]}")
root=${root%/*/*}
jar=$root/job/target/dancing-sparks.jar
launch=$root/job/target/launch
jvm_flags=$launch/jvm-flags
is_release=false
# shellcheck source=scripts/fetch.sh
if [[ -f $root/lib/dancing-sparks.jar ]]; then source "$root/bin/fetch.sh"; fi
own_home=$root/target/spark-home
# Links to the secrets of the clusters that scripts/cluster has started, by the master's address.
# shellcheck disable=SC2034 # For scripts that source this.
secrets=$root/target/secrets

if [[ $root == *:* ]]; then fail "The path $root has a colon, at which Java cuts class paths; move the project to another."; fi

if [[ -n ${JAVA_HOME:-} ]]; then
  java=$JAVA_HOME/bin/java
  [[ -x $java ]] || fail "JAVA_HOME is $JAVA_HOME, where there is no bin/java; set it to a JDK 17 or later."
else
  java=$(command -v java) || fail "There is no java; install a JDK 17 or later, or set JAVA_HOME."
fi

needs_maven() {
  command -v mvn >/dev/null || fail "There is no mvn to build the project with; install Maven 3.8 or later."
  command -v javac >/dev/null || [[ -x ${JAVA_HOME:-}/bin/javac ]] \
    || fail "There is no javac to build the project with; install a JDK 17 or later, not only a JRE."
}

# The jars of Spark in Maven's repository, each ended by a NUL.
spark_jars() {
  tr ':\n' '\0\0' <"$launch/class-path"
}

# The same for Java.
spark_class_path() {
  if $is_release && [[ -n ${SPARK_HOME:-} ]]; then printf '%s/jars/*' "$SPARK_HOME"; else printf '%s' "$(<"$launch/class-path")"; fi
}

# The lines of a list of checksums whose files exist, relative to the working directory.
listed_files() {
  local sum file
  while read -r sum file; do
    if [[ -f $file ]]; then printf '%s  %s\n' "$sum" "$file"; fi
  done <"$1"
}

# The list of checksums, and the command that checks such lists, for "list" and "sum".
find_checksums() {
  list=$root/.mvn/checksums/checksums.sha256
  if command -v sha256sum >/dev/null; then
    sum=(sha256sum)
  elif command -v shasum >/dev/null; then
    sum=(shasum -a 256)
  else
    fail "There is neither sha256sum nor shasum to check Spark's jars with; install one of them."
  fi
  [[ -r $list ]] || fail "The list of checksums $list cannot be read; restore it, as by git checkout."
}

# Checks what Maven has built with, and Spark's jars, by the list of checksums, as Maven does itself from 3.9
# on. What is not listed is newer than the list. Until that is done there is no class path to run with.
check_jars() {
  local list sum unchecked=$launch/class-path.unchecked repository found line
  mv -f "$launch/class-path" "$unchecked"
  find_checksums
  # Maven's repository is what stands before a path of the list.
  repository=$(tr ':' '\n' <"$unchecked" | awk '
    NR == FNR { known[$2]; next }
    { at = $0
      while (match(at, "/") && !(at in known)) at = substr(at, RSTART + 1)
      if (at in known && !found) found = substr($0, 1, length($0) - length(at)) }
    END { print found }' "$list" -)
  [[ -n $repository ]] || fail "None of Spark's jars is in the list of checksums $list; restore it, as by git checkout."
  if ! found=$(cd "$repository" && listed_files "$list" | "${sum[@]}" -c - 2>&1); then
    while IFS= read -r line; do
      if [[ $line != *': OK' && -f $repository${line%: *} ]]; then
        fail "The file $repository${line%: *} is not the one that this program was made with, by its SHA-256; remove it, and run this again to fetch it."
      fi
    done <<<"$found"
    fail "The jars in $repository could not be checked by their SHA-256 (${found##*$'\n'}); see that ${sum[0]} works and that you may read them."
  fi
  mv -f "$unchecked" "$launch/class-path"
}

has_program() {
  local newer
  [[ -f $jar && -f $launch/class-path && -f $jvm_flags ]] || return 1
  newer=$(find "$root/pom.xml" "$root/core/pom.xml" "$root/web/pom.xml" "$root/job/pom.xml" "$root/core/src/main" \
    "$root/web/src/main" "$root/job/src/main" "$root/conf/puzzles" "$root/conf/sequences" -newer "$jar" -print -quit)
  [[ -z $newer ]]
}

# The number of files that may be open at once.
most_files() {
  local most
  most=$(ulimit -Hn)
  printf '%s' "${most/unlimited/1000000000}"
}

# True if Maven's repository still has the first and the last file of the class path.
has_jars() {
  local paths
  paths=$(<"$launch/class-path")
  [[ -f ${paths%%:*} && -f ${paths##*:} ]]
}

# True if the Spark home that we make exists and is no older than its sources.
has_home() {
  local made=$own_home/RELEASE from
  [[ -f $made ]] || return 1
  for from in pom.xml job/pom.xml scripts/setup.sh lib/class-path; do
    if [[ $root/$from -nt $made ]]; then return 1; fi
  done
}

# Java and the class path: what an archive of classes is made from, apart from the program.
origin_of_classes() {
  local release
  read_release
  printf '%s %s:%s' "$release" "$jar" "$(spark_class_path)"
}

# True if an archive of classes, or the note that none can be made, is up to date by its time and by the origin
# that is kept beside it.
is_current() {
  local origin=
  [[ -r $1.origin && ! $1 -ot $jar ]] || return 1
  read -r -d '' origin <"$1.origin" || true
  [[ $origin == "$(origin_of_classes)" ]]
}

# True if there is nothing to do: the archive is up to date, cannot be made, or is not ours to make. Java makes
# it with each jar open twice.
has_classes() {
  local archive=$root/target/classes-$1.jsa
  [[ -e $root/target ]] || mkdir "$root/target" 2>/dev/null || true
  [[ ! -w $root/target ]] || is_current "$archive" || is_current "$archive.none" || (($(most_files) < 512))
}

# Prints the present step of a set-up, read from Maven's log: the number of files fetched, and the module
# that is being built.
step() {
  awk '
    /Downloaded from/ { files++; if (match($0, /[0-9.]+ [kMG]?B/)) {
      split(substr($0, RSTART, RLENGTH), size, " ")
      bytes += size[1] * (size[2] == "GB" ? 1e9 : size[2] == "MB" ? 1e6 : size[2] == "kB" ? 1e3 : 1) } }
    /\[INFO\] Building .*\[[0-9]+\/[0-9]+\]/ { module = $0; sub(/.*\[/, "", module); sub(/\].*/, "", module); sub(/\//, " of ", module) }
    /\[INFO\] --- / { goal = $0; sub(/^\[INFO\] --- /, "", goal); sub(/ .*/, "", goal) }
    END {
      at = goal ~ /compiler/ ? "compiling" : goal ~ /shade/ ? "packing" : goal ~ /resources|jar/ ? "copying" : "resolving"
      text = module == "" ? "resolving what is needed" : "module " module ", " at
      if (files > 0) text = text sprintf(", %d files fetched, %.0f MB", files, bytes / 1e6)
      print text
    }' "$1" 2>/dev/null
}

# Runs a part of the set-up, with a title and a message for failures, and reports its progress now and
# then: on a terminal in one line, elsewhere ever more rarely. Its log is shown only if it fails.
watched() {
  local title=$1 failure=$2 log=$root/target/setup.log child status=0 at=0 next=10
  shift 2
  say "$title..."
  "$@" >"$log" 2>&1 </dev/null &
  child=$!
  on_signals "kill -TERM $child 2>/dev/null || true; wait $child || true"
  while kill -0 "$child" 2>/dev/null; do
    if [[ -t 2 ]]; then
      printf '\r\e[K%s: %s, %d s' "$program" "$(step "$log")" "$((at / 2))" >&2
    elif ((at / 2 >= next)); then
      say "$(step "$log"), $((at / 2)) s"
      next=$((next * 2))
    fi
    sleep 0.5
    at=$((at + 1))
  done
  if [[ -t 2 ]]; then printf '\r\e[K' >&2; fi
  wait "$child" || status=$?
  on_signals
  if ((status == 130 || status == 143)); then exit "$status"; fi
  if ((status != 0)); then
    grep -E 'ERROR|FAIL' "$log" | head -n 20 >&2 || true
    fail "$failure; all that was logged is in $log."
  fi
}

build_program() {
  needs_maven
  watched "Building the program (the first time this fetches Spark, some minutes)" "The build failed" \
    mvn -B -f "$root/pom.xml" -pl 'core,web,job' package -Dmaven.test.skip=true -Dspotless.check.skip -Dassembly.skipAssembly
  check_jars
  touch "$jar"
}

# A home has what a Spark distribution's home has and we need: jars/, conf/, bin/spark-class and
# bin/spark-submit, so that applications, masters and workers start from it.
make_home() {
  local jars=() jar_of_spark
  say "Making a Spark home in target/spark-home, for spark-submit and clusters..."
  rm -rf "$own_home"
  mkdir -p "$own_home/jars" "$own_home/bin" "$own_home/conf"
  while IFS= read -r -d '' jar_of_spark; do jars+=("$jar_of_spark"); done < <(spark_jars)
  cp "${jars[@]}" "$own_home/jars/" &
  attend $! \
    || fail "The jars of Spark could not be copied to $own_home; see that there is room for 500 MB."
  cat >"$own_home/bin/spark-class" <<'CLASS'
#!/usr/bin/env bash
# Runs a class of Spark by the command that Spark's launcher prints, word by word, ended by NULs.
set -euo pipefail
export SPARK_HOME=${SPARK_HOME:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)}
export SPARK_SCALA_VERSION=2.13
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
command=()
while IFS= read -r -d '' word; do command+=("${word#$'\n'}"); done < <(
  "$java" -cp "$SPARK_HOME/jars/*" org.apache.spark.launcher.Main "$@")
exec "${command[@]:1}"
CLASS
  cat >"$own_home/bin/spark-submit" <<'SUBMIT'
#!/usr/bin/env bash
exec "$(dirname "${BASH_SOURCE[0]}")/spark-class" org.apache.spark.deploy.SparkSubmit "$@"
SUBMIT
  chmod +x "$own_home/bin/spark-class" "$own_home/bin/spark-submit"
  # With this file Spark knows that this is no source tree; it is written last, so we know that all is there.
  echo "Spark from Maven's jars" >"$own_home/RELEASE"
}

# Adds to our Spark home the module for YARN, which nothing else needs, in the version of the others.
fetch_yarn() {
  local jars=("$own_home"/jars/spark-core_2.13-*.jar) list sum name
  name=spark-yarn_2.13-${jars[0]##*-}
  needs_maven
  find_checksums
  watched "Fetching Spark's module for YARN" "It could not be fetched" \
    mvn -B -N -f "$root/pom.xml" dependency:copy -DoutputDirectory="$root/target/yarn" \
    -Dartifact="org.apache.spark:spark-yarn_2.13:$(basename "${jars[0]##*-}" .jar)"
  (cd "$root/target/yarn" && sed -n "s|^\([0-9a-f]*\)  .*/$name\$|\1  $name|p" "$list" | "${sum[@]}" -c - >/dev/null 2>&1) \
    || fail "The file $root/target/yarn/$name is not the one that this program was made with, by its SHA-256."
  mv -f "$root/target/yarn/$name" "$own_home/jars/"
}

# Runs a JVM with some flags for a NEW archive, and with the heap of later runs: one that is larger than 32 GB
# has other pointers. A signal ends it and removes what it has written, which would be incomplete.
run_for_archive() {
  local new=$1 child status=0 command
  shift
  java_command
  command+=("-Xmx$(half_of_memory)" "-XX:ErrorFile=$root/target/classes-error.log"
    "-Dlog4j2.configurationFile=$(uri "$root/conf/log4j2.properties")" "$@")
  SPARK_LOCAL_IP=127.0.0.1 "${command[@]}" >>"$root/target/classes.log" 2>&1 </dev/null &
  child=$!
  on_signals "kill -KILL $child 2>/dev/null || true; rm -f $(printf %q "$new")*"
  wait "$child" || status=$?
  on_signals
  return "$status"
}

# Writes an archive of the classes of counts by each engine and of a run that writes files, by a list of them. It
# has those of Picocli, too, which are too old for an archive that a run writes at its end. Lambdas of the last run
# are left out: Java 17 breaks down over those of classes that it cannot keep, such as some of Hadoop's.
write_own_classes() {
  local status=0
  say "Keeping the program's classes at hand, for faster starts (once, some 10 s)..."
  rm -rf "$1.out"
  printf 'board: 1x3\npieces:\n  A: "###"\n' >"$1.yaml"
  printf 'a b c\na b\nb c\na\nc\n' >"$1.dlx"
  run_for_archive "$1" "-XX:DumpLoadedClassList=$1.list" org.dancingsparks.cli.Main count kanoodle --json \
    && run_for_archive "$1" "-XX:DumpLoadedClassList=$1.puzzle" org.dancingsparks.cli.Main count "$1.yaml" \
    && run_for_archive "$1" "-XX:DumpLoadedClassList=$1.tree" org.dancingsparks.cli.Main \
      count solid-pentominoes:stepped-pyramid \
    && run_for_archive "$1" "-XX:DumpLoadedClassList=$1.diagram" org.dancingsparks.cli.Main \
      count "$1.dlx" --engine diagram \
    && run_for_archive "$1" "-XX:DumpLoadedClassList=$1.files" org.dancingsparks.cli.Main \
      boards a-puzzle-a-day --given open=Oct,6 --out "$1.out" \
    && cat "$1.puzzle" "$1.tree" "$1.diagram" >>"$1.list" \
    && grep -v '^@' "$1.files" >>"$1.list" \
    && run_for_archive "$1" -Xshare:dump "-XX:SharedClassListFile=$1.list" "-XX:SharedArchiveFile=$1" \
    || status=$?
  rm -rf "$1.out"
  return "$status"
}

# Writes an archive of the classes of a query, at its end.
write_spark_classes() {
  say "Keeping Spark's classes at hand, for faster starts (once, some 15 s)..."
  run_for_archive "$1" "-XX:ArchiveClassesAtExit=$1" org.dancingsparks.cli.Main \
    sql --quiet 'SELECT Gray, COUNT(*) FROM kanoodle GROUP BY Gray ORDER BY 2 LIMIT 3'
}

# Makes the archive of classes, own or spark. If that fails, later runs do without.
keep_classes() {
  local archive=$root/target/classes-$1.jsa new
  new=$archive.new
  rm -f "$archive"*
  : >"$root/target/classes.log"
  if ! "write_$1_classes" "$new" || [[ ! -s $new ]]; then
    archive=$archive.none
    say "That did not work ($root/target/classes.log says why): starts take longer. To try again, remove $archive."
    rm -f "$new"
    : >"$new"
  fi
  origin_of_classes >"$archive.origin"
  # A program of the future, by a wrong clock, would have it made again each time.
  if [[ $new -ot $jar ]]; then touch -r "$jar" "$new"; fi
  mv -f "$new" "$archive"
  rm -f "$new"*
}

has() {
  case $1 in
    program) if $is_release; then has_spark; else has_program && has_jars; fi ;;
    home) has_home ;;
    yarn) compgen -G "$own_home/jars/spark-yarn_*.jar" >/dev/null ;;
    own-classes) has_classes own ;;
    spark-classes) has_classes spark ;;
  esac
}

# Sets up what is missing or older than what it is made of, one run at a time: the program, a Spark
# home, or an archive of classes.
set_up() {
  if has "$1"; then return; fi
  if ! { mkdir -p "$root/target" && [[ -w $root/target ]]; } 2>/dev/null; then
    fail "$root cannot be written, so nothing can be set up there; let who owns it run dance once."
  fi
  exec 9>"$root/target/.setup.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    say "Another run is setting up; waiting..."
    # The lock belongs to this open file, and so to all processes that inherit it.
    flock 9 &
    attend $!
  fi
  if ! has "$1"; then
    case $1 in
      program) if $is_release; then fetch_spark; else build_program; fi ;;
      home) make_home ;;
      yarn) fetch_yarn ;;
      own-classes) keep_classes own ;;
      spark-classes) keep_classes spark ;;
    esac
  fi
  exec 9>&-
}

# The command of a JVM with Spark's classes on its path and Spark's flags, for "command".
java_command() {
  local word words
  read -r -d '' -a words <"$jvm_flags" || true
  command=("$java")
  for word in "${words[@]}"; do
    # Java 24 and later lack a package of this flag, and would warn at every start.
    if [[ $word == --add-opens=java.base/sun.security.action=* ]] && (($(java_version) >= 24)); then continue; fi
    command+=("$word")
  done
  # Runs of a second are mostly a start, which is worth neither the optimising compiler nor code that counts
  # for it: methods must be called and loops run more often before either compiles them.
  command+=(-XX:Tier3InvocationThreshold=500 -XX:Tier3MinInvocationThreshold=250 -XX:Tier3CompileThreshold=5000
    -XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=40000 -XX:Tier4CompileThreshold=200000
    -XX:Tier4BackEdgeThreshold=600000)
  # Moving an archive of classes to another address, and counters that other programs can read in a file, take a
  # fifth of the shortest starts.
  command+=(-XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -XX:-UsePerfData)
  # By the environment, since it is long; our jar is not kept with it, for a tree may be moved.
  CLASSPATH=$jar:$(spark_class_path)
  export CLASSPATH
}

# Makes the JVM of "command" use an archive, if there is one; a JVM that cannot does without.
use_classes() {
  local archive=$root/target/classes-$1.jsa
  if [[ -s $archive ]]; then
    command+=("-XX:SharedArchiveFile=$archive" -Xshare:auto -Xlog:cds=off -Xlog:cds+dynamic=off)
  fi
}

java_version() {
  local release version=0
  read_release
  if [[ $release =~ JAVA_VERSION=\"([0-9]+) ]]; then version=${BASH_REMATCH[1]}; fi
  printf '%d' "$version"
}

# Reads the file in which the installed Java names its version into "release", which is empty if there is none.
read_release() {
  local real
  real=$(readlink -f "$java")
  release=
  if [[ -r ${real%/*/*}/release ]]; then read -r -d '' release <"${real%/*/*}/release" || true; fi
}

# Exports the Spark home: $SPARK_HOME, or the one that we make.
find_spark() {
  set_up program
  if [[ -z ${SPARK_HOME:-} ]]; then set_up home; fi
  SPARK_HOME=${SPARK_HOME:-$own_home}
  export SPARK_HOME SPARK_SCALA_VERSION=2.13
  compgen -G "$SPARK_HOME/jars/spark-launcher_2.13-*.jar" >/dev/null \
    || fail "SPARK_HOME is $SPARK_HOME, which has no jars of a Spark for Scala 2.13; set it to a Spark 4 or unset it."
}

# Memory of this machine or container, in MiB; 0 if unknown.
machine_memory() {
  local kib=0 limit
  if [[ -r /proc/meminfo ]]; then
    read -r _ kib _ </proc/meminfo
  elif command -v sysctl >/dev/null; then
    kib=$(($(sysctl -n hw.memsize 2>/dev/null || echo 0) / 1024))
  fi
  if [[ -r /sys/fs/cgroup/memory.max ]]; then
    read -r limit </sys/fs/cgroup/memory.max
    if [[ $limit =~ ^[0-9]+$ ]] && ((limit / 1024 < kib)); then kib=$((limit / 1024)); fi
  fi
  printf '%d' $((kib / 1024))
}

# Half of the memory, at least 1 GiB: the other half is for the system's cache and other programs.
half_of_memory() {
  local mib=$(($(machine_memory) / 2))
  if ((mib < 1024)); then mib=1024; fi
  printf '%dm' "$mib"
}

# A path as a URI, so that no program interprets blanks and signs in it.
uri() {
  local LC_ALL=C path=$1 encoded='' at char
  for ((at = 0; at < ${#path}; at++)); do
    char=${path:at:1}
    case $char in
      [A-Za-z0-9/._~-]) encoded+=$char ;;
      *) encoded+=$(printf '%%%02X' $(($(printf '%d' "'$char") & 255))) ;;
    esac
  done
  printf 'file://%s' "$encoded"
}

# The command of a JVM that runs a class of Spark, for "command": what spark-class does. The launcher
# prints the command, each word ended by a NUL, after a line of its own that ends in NUL and newline.
# We drop flags of which the JVM warns at every start: the one that loads a module in incubation,
# which nothing here uses, and one that opens a package which Java 24 and later do not have.
spark_command() {
  local major is_jvm=true word
  major=$(java_version)
  command=()
  while IFS= read -r -d '' word; do
    if ((${#command[@]} == 1)); then word=${word#$'\n'}; fi
    if [[ $word == "$1" ]]; then is_jvm=false; fi
    if $is_jvm && [[ $word == --add-modules=jdk.incubator.vector ]]; then continue; fi
    if $is_jvm && ((${major:-0} >= 24)) && [[ $word == --add-opens=java.base/sun.security.action=* ]]; then continue; fi
    command+=("$word")
  done < <("$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$SPARK_HOME/jars/*" org.apache.spark.launcher.Main "$@" || true)
  # The first word is the empty marker.
  command=(${command[@]+"${command[@]:1}"})
}
