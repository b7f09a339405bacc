# shellcheck shell=bash
# Sourced by scripts/dance and scripts/cluster, which set "program" to their names: finds Java and
# Spark, and builds what is missing.

fail() {
  printf '%s: %s\n' "${program:?}" "$1" >&2
  exit 3
}

say() {
  printf '%s: %s\n' "${program:?}" "$1" >&2
}

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
jar=$root/job/target/dancing-sparks.jar
own_home=$root/target/spark-home
jvm_flags=()

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

is_built() {
  [[ -f $jar ]] || return 1
  local newer
  newer=$(find "$root/pom.xml" "$root/core/pom.xml" "$root/job/pom.xml" "$root/core/src/main" \
    "$root/job/src/main" "$root/conf/puzzles" -newer "$jar" -print -quit)
  [[ -z $newer ]]
}

# Runs a part of the build; what it says is shown only if it fails.
logged() {
  local log=$root/target/setup.log status=0
  "$@" >"$log" 2>&1 || status=$?
  # Maven ends by itself when it is interrupted.
  if ((status == 130 || status == 143)); then exit "$status"; fi
  if ((status != 0)); then
    grep -E 'ERROR|FAIL' "$log" | head -n 20 >&2 || true
    fail "The build failed; all that Maven said is in $log."
  fi
}

# Whether the Spark home that we make is there and no older than what it is made from.
has_home() {
  local made=$own_home/RELEASE from
  [[ -f $made ]] || return 1
  for from in pom.xml job/pom.xml scripts/spark-home scripts/setup.sh; do
    if [[ $root/$from -nt $made ]]; then return 1; fi
  done
}

# What a JVM has read and checked of Spark's classes can be kept, for later ones to map into memory:
# a query then begins in half the time. There is an archive for each Java and place of our Spark home.
classes_archive() {
  local mark
  mark=$({ printf '%s\n' "$own_home"; cat "$(java_release)"; } 2>/dev/null | cksum)
  printf '%s/classes-%s.jsa' "$own_home" "${mark%% *}"
}

# Whether there is nothing to be done: the archive is there, cannot be made, or is not ours to make.
has_classes() {
  local archive
  if [[ -n ${SPARK_HOME:-} ]]; then return; fi
  archive=$(classes_archive)
  [[ -e $archive || -e $archive.none || ! -w $own_home ]]
}

# A first query, whose JVM leaves the archive. Whatever goes wrong, later runs go on without.
keep_classes() {
  local archive new child=0 status=0
  archive=$(classes_archive)
  new=$archive.new
  say "Keeping Spark's classes at hand, for faster starts (once, some 15 s)..."
  SPARK_HOME=$own_home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 \
    SPARK_SUBMIT_OPTS="-Dlog4j2.configurationFile=$(uri "$root/conf/log4j2.properties")" \
    spark_command org.apache.spark.deploy.SparkSubmit --class org.dancingsparks.cli.Main \
    --properties-file "$root/conf/spark-defaults.conf" "$(uri "$jar")" \
    sql --quiet 'SELECT Gray, COUNT(*) FROM kanoodle GROUP BY Gray ORDER BY 2 LIMIT 3'
  SPARK_HOME=$own_home SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 \
    "${command[0]}" "-XX:ArchiveClassesAtExit=$new" "${command[@]:1}" \
    >"$root/target/classes.log" 2>&1 </dev/null &
  child=$!
  # A JVM that is interrupted would keep what it has by then.
  trap 'kill -KILL "$child" 2>/dev/null || true; rm -f "$new"; exit 130' INT
  trap 'kill -KILL "$child" 2>/dev/null || true; rm -f "$new"; exit 143' TERM HUP
  wait "$child" || status=$?
  trap - INT TERM HUP
  if ((status == 0)) && [[ -s $new ]]; then
    mv -f "$new" "$archive"
  else
    rm -f "$new"
    say "That did not work ($root/target/classes.log says why): starts take longer. To try again, remove $archive.none."
    : >"$archive.none"
  fi
}

# Has the JVM use the archive, if there is one; one that cannot goes on without.
use_classes() {
  local archive
  archive=$(classes_archive)
  if [[ $SPARK_HOME == "$own_home" && -s $archive ]]; then
    jvm_flags+=("-XX:SharedArchiveFile=$archive" -Xshare:auto -Xlog:cds=off -Xlog:cds+dynamic=off)
  fi
}

# Builds what is missing or older than its sources, one run at a time.
set_up() {
  local build=()
  if [[ -n ${SPARK_HOME:-} ]] || has_home; then
    if is_built && has_classes; then return; fi
    if ! is_built; then
      build=(mvn -B -f "$root/pom.xml" -pl 'core,job' package -Dmaven.test.skip=true -Dspotless.check.skip)
      say "Building the project..."
    fi
  else
    build=("$root/scripts/spark-home" "$own_home")
    say "Building the project and a Spark home (fetches Spark the first time; some minutes)..."
  fi
  if ((${#build[@]} > 0)); then needs_maven; fi
  if ! { mkdir -p "$root/target" && [[ -w $root/target ]]; } 2>/dev/null; then
    fail "$root cannot be written, so it cannot be built there; let who owns it run scripts/dance once."
  fi
  exec 9>"$root/target/.setup.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    say "Another run is at it; waiting..."
    flock 9
    exec 9>&-
    set_up
    return
  fi
  if ((${#build[@]} > 0)); then
    logged "${build[@]}"
    touch "$jar"
  fi
  if ! has_classes; then keep_classes; fi
  exec 9>&-
}

# Sets up what is missing, and exports the Spark home: $SPARK_HOME, or the one that we make.
find_spark() {
  set_up
  SPARK_HOME=${SPARK_HOME:-$own_home}
  export SPARK_HOME SPARK_SCALA_VERSION=2.13
  compgen -G "$SPARK_HOME/jars/spark-launcher_2.13-*.jar" >/dev/null \
    || fail "SPARK_HOME is $SPARK_HOME, which has no jars of a Spark for Scala 2.13; set it to a Spark 4 or unset it."
}

# Memory of the machine or of the container that this is, in MiB; 0 where it cannot be known.
machine_memory() {
  local kib=0 limit
  if [[ -r /proc/meminfo ]]; then
    kib=$(awk '/^MemTotal:/ {print $2}' /proc/meminfo)
  elif command -v sysctl >/dev/null; then
    kib=$(($(sysctl -n hw.memsize 2>/dev/null || echo 0) / 1024))
  fi
  if [[ -r /sys/fs/cgroup/memory.max ]]; then
    limit=$(cat /sys/fs/cgroup/memory.max)
    if [[ $limit =~ ^[0-9]+$ ]] && ((limit / 1024 < kib)); then kib=$((limit / 1024)); fi
  fi
  printf '%d' $((kib / 1024))
}

# Where the Java that runs says what it is.
java_release() {
  printf '%s/release' "$(dirname "$(dirname "$(readlink -f "$java")")")"
}

# A path as a URI, so that blanks and signs in it are nobody's to interpret.
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
# Flags for the JVM of our own are in "jvm_flags". We drop flags of which the JVM warns at every start: the one that loads a module in incubation,
# which nothing here uses, and one that opens a package which Java 24 and later do not have.
spark_command() {
  local major is_jvm=true word
  major=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$(java_release)" 2>/dev/null || true)
  command=()
  while IFS= read -r -d '' word; do
    if ((${#command[@]} == 1)); then word=${word#$'\n'}; fi
    if [[ $word == "$1" ]]; then is_jvm=false; fi
    if $is_jvm && [[ $word == --add-modules=jdk.incubator.vector ]]; then continue; fi
    if $is_jvm && ((${major:-0} >= 24)) && [[ $word == --add-opens=java.base/sun.security.action=* ]]; then continue; fi
    command+=("$word")
  done < <("$java" -cp "$SPARK_HOME/jars/*" org.apache.spark.launcher.Main "$@" || true)
  # The first word is the empty marker.
  command=(${command[@]+"${command[@]:1}"})
  if ((${#command[@]} > 0)); then
    command=("${command[0]}" ${jvm_flags[@]+"${jvm_flags[@]}"} "${command[@]:1}")
  fi
}
