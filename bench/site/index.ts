// Server-rendered pages under a steady load of 50 requests a second, beside the smallest JSON answer of the same process.
// Needs a built site; makes a demo network in a temporary folder.
import autocannon from "autocannon";
import { featuredProfilePath, withDemoServer } from "../lib/demo-server.ts";

await withDemoServer(async (base) => {
  const paths = {
    "smallest JSON answer": "/healthz",
    "public profile": await featuredProfilePath(base),
    search: "/search/cheese?near=N0B",
    home: "/",
  };
  for (const path of Object.values(paths)) {
    await autocannon({ url: base + path, connections: 2, amount: 50 });
  }
  let smallest = Number.NaN;
  for (const [name, path] of Object.entries(paths)) {
    const result = await autocannon({ url: base + path, connections: 10, overallRate: 50, duration: 10 });
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
