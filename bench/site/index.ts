// Server-rendered pages while 50 people a second come, beside the smallest JSON response of the same process.
// Needs a built site; makes a demo network in a temporary folder.
import { openAsPeopleCome } from "../lib/arrivals.ts";
import { stepOf } from "../lib/clock.ts";
import { featuredProfilePath, profilePaths, withDemoServer } from "../lib/demo-server.ts";
import { fromCalls, type Side } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";

await withDemoServer(async (base) => {
  const step = stepOf(() => performance.now());
  const pages: Record<string, string[]> = {
    "smallest JSON response": ["/healthz"],
    "public profile": [await featuredProfilePath(base)],
    search: ["/search/cheese?near=N0B"],
    home: ["/"],
    "profiles never seen": await profilePaths(base, 1000),
  };
  const sides: Record<string, Side> = {};
  for (const [name, paths] of Object.entries(pages)) {
    const urls = paths.map((path) => base + path);
    if (urls.length === 1) await openAsPeopleCome(urls, { perSecond: 20, seconds: 3 });
    sides[name] = fromCalls(await openAsPeopleCome(urls, { perSecond: 50, seconds: 15 }), step);
  }
  printRows("Pages at 50 a second", "ms", sides);
});
