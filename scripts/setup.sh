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
  for from in pom.xml job/pom.xml scripts/spark-home; do
    if [[ $root/$from -nt $made ]]; then return 1; fi
  done
}

# Builds what is missing or older than its sources, one run at a time.
set_up() {
  local build=()
  if [[ -n ${SPARK_HOME:-} ]] || has_home; then
    if is_built; then return; fi
    build=(mvn -B -f "$root/pom.xml" -pl 'core,job' package -Dmaven.test.skip=true -Dspotless.check.skip)
    say "Building the project..."
  else
    build=("$root/scripts/spark-home" "$own_home")
    say "Building the project and a Spark home (fetches Spark the first time; some minutes)..."
  fi
  needs_maven
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
  logged "${build[@]}"
  touch "$jar"
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

# The version of the Java that runs, as its own release file has it.
java_version() {
  sed -n 's/^JAVA_VERSION="\(.*\)"/\1/p' "$(dirname "$(dirname "$(readlink -f "$java")")")/release" 2>/dev/null || true
}

# What a JVM has read and checked of Spark's classes can be kept, for later ones to map into memory:
# a query then begins in half the time. A first query makes that archive, for the Spark home that is
# ours. A JVM that cannot use it, as it is of another build or has more jars, goes on without.
keep_classes() {
  if [[ $SPARK_HOME != "$own_home" ]]; then return; fi
  local archive new
  archive=$own_home/classes-$(java_version).jsa
  new=$archive.$$
  if [[ ! -e $archive ]]; then
    say "Keeping Spark's classes at hand, for faster starts (once, some 15 s)..."
    SPARK_LOCAL_IP=127.0.0.1 \
      SPARK_SUBMIT_OPTS="-Dlog4j2.configurationFile=file:$root/conf/log4j2.properties" \
      spark_command org.apache.spark.deploy.SparkSubmit --class org.dancingsparks.cli.Main \
      --properties-file "$root/conf/spark-defaults.conf" "$jar" \
      sql --quiet 'SELECT Gray, COUNT(*) FROM kanoodle GROUP BY Gray ORDER BY 2 LIMIT 3'
    # Empty where there can be none, so that it is tried once only.
    "${command[0]}" "-XX:ArchiveClassesAtExit=$new" "${command[@]:1}" >"$root/target/classes.log" 2>&1 </dev/null \
      || true
    if [[ ! -s $new ]]; then
      say "That did not work with this Java ($root/target/classes.log says why); starts take longer."
      : >"$new"
    fi
    mv -f "$new" "$archive"
  fi
  if [[ -s $archive ]]; then
    jvm_flags+=("-XX:SharedArchiveFile=$archive" -Xshare:auto -Xlog:cds=off -Xlog:cds+dynamic=off)
  fi
}

# The command of a JVM that runs a class of Spark, for "command": what spark-class does. The launcher
# prints the command, each word ended by a NUL, after a line of its own that ends in NUL and newline.
# Flags for the JVM of our own are in "jvm_flags". We drop flags of which the JVM warns at every start: the one that loads a module in incubation,
# which nothing here uses, and one that opens a package which Java 24 and later do not have.
spark_command() {
  local major is_jvm=true word
  major=$(java_version)
  major=${major%%.*}
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
