// Starts a cluster of OpenSearch on this machine from Maven's artifacts, for tests; needs Maven, and Java 17 for 2.19 or 21 for 3.x.
//   node cluster.mjs start [nodes]     prints OPENSEARCH_URL=...
//   node cluster.mjs kill <node>       kills one node at once
//   node cluster.mjs continue <node>   starts it again
//   node cluster.mjs stop              ends all of it and deletes its data
// RUNNER_VERSION (2.19.1.0), JAVA_HOME, CLUSTER_PORT (9400) and CLUSTER_HEAP (400m, for each node) may be set.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const here = import.meta.dirname;
const port = Number(process.env.CLUSTER_PORT ?? 9400);
const heap = process.env.CLUSTER_HEAP ?? "400m";
const runner = process.env.RUNNER_VERSION ?? "2.19.1.0";
const folder = join(tmpdir(), `foodshed-opensearch-${port}`);
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin", "java") : "java";

const addressOf = (node) => `http://127.0.0.1:${port + node}`;
const noteOf = (node) => join(folder, `node${node}.pid`);
const nodesOf = () => Number(readFileSync(join(folder, "nodes"), "utf8"));

/** Maven fetches what is not there yet, and says where everything is. */
function classPath() {
  const file = join(tmpdir(), `foodshed-opensearch-${runner}.classpath`);
  if (!existsSync(file)) {
    const { status, stdout } = spawnSync(
      "mvn",
      ["-q", "-B", "dependency:build-classpath", `-Drunner.version=${runner}`, `-Dmdep.outputFile=${file}`],
      { cwd: here, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`Maven cannot fetch OpenSearch.\n${stdout ?? "Is it installed?"}`);
  }
  return readFileSync(file, "utf8").trim();
}

function startNode(node, nodes) {
  const log = openSync(join(folder, `node${node}.log`), "a");
  const child = spawn(
    java,
    [
      `-Xms${heap}`,
      `-Xmx${heap}`,
      "-XX:+UseSerialGC",
      "-cp",
      classPath(),
      join(here, "ClusterNode.java"),
      folder,
      `${node}`,
      `${nodes}`,
      `${port}`,
    ],
    { detached: true, stdio: ["ignore", log, log] },
  );
  child.unref();
  writeFileSync(noteOf(node), `${child.pid}`);
}

async function untilThere(nodes) {
  for (let second = 0; second < 120; second++) {
    for (let node = 1; node <= nodes; node++) {
      const health = await fetch(`${addressOf(node)}/_cluster/health`)
        .then((response) => response.json())
        .catch(() => undefined);
      if (health?.number_of_nodes === nodes) return;
    }
    await wait(1000);
  }
  throw new Error(`The cluster did not start; look into ${folder}/node1.log.`);
}

function kill(node, signal) {
  if (!existsSync(noteOf(node))) return;
  try {
    process.kill(Number(readFileSync(noteOf(node), "utf8")), signal);
  } catch {
    // It has ended already.
  }
  rmSync(noteOf(node));
}

const [command, argument] = process.argv.slice(2);
switch (command) {
  case "start": {
    const nodes = Number(argument ?? 3);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "nodes"), `${nodes}`);
    classPath();
    for (let node = 1; node <= nodes; node++) startNode(node, nodes);
    await untilThere(nodes);
    console.log(`OPENSEARCH_URL=${Array.from({ length: nodes }, (_, at) => addressOf(at + 1)).join()}`);
    break;
  }
  case "kill":
    kill(Number(argument), "SIGKILL");
    break;
  case "continue":
    startNode(Number(argument), nodesOf());
    break;
  case "stop":
    for (let node = 1; node <= nodesOf(); node++) kill(node, "SIGKILL");
    await wait(500);
    rmSync(folder, { recursive: true, force: true });
    break;
  default:
    console.error("Say start, kill, continue or stop.");
    process.exitCode = 2;
}
