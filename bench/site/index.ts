// Server-rendered pages under a steady load of 50 requests a second, beside the smallest JSON answer of the same process.
// Needs a built site; makes a demo network in a temporary folder.
import autocannon from "autocannon";
import { featuredProfilePath, profilePaths, withDemoServer } from "../lib/demo-server.ts";

const CONNECTIONS = 10;

await withDemoServer(async (base) => {
  const profiles = await profilePaths(base, 700);
  const sides: Record<string, string[]> = {
    "smallest JSON answer": ["/healthz"],
    "public profile": [await featuredProfilePath(base)],
    search: ["/search/cheese?near=N0B"],
    home: ["/"],
    "profiles never seen": profiles,
  };
  for (const [path] of Object.values(sides)) {
    await autocannon({ url: `${base}${path}`, connections: 2, amount: 50 });
  }
  let smallest = Number.NaN;
  for (const [name, paths] of Object.entries(sides)) {
    let client = 0;
    const result = await autocannon({
      url: base,
      connections: CONNECTIONS,
      overallRate: 50,
      duration: 10,
      // Each connection goes through a part of the addresses.
      setupClient(connection) {
        const own = paths.filter((_, index) => paths.length === 1 || index % CONNECTIONS === client);
        client += 1;
        connection.setRequests(own.map((path) => ({ method: "GET", path })));
      },
    });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(
        `${name}: ${result.non2xx} answers were no success and ${result.errors} requests broke off.`,
      );
    }
    const { p50, p97_5 } = result.latency;
    if (Number.isNaN(smallest)) smallest = Math.max(p50, 1);
    console.log(
      `${name.padEnd(22)} median ${p50} ms, 97.5th percentile ${p97_5} ms, ${(p50 / smallest).toFixed(1)} × the smallest answer`,
    );
  }
});
