// The JavaScript that a browser fetches on a first visit, read from the site's own build manifest.
import { globSync, readFileSync } from "node:fs";

const client = "packages/app/build/client";
const [manifestFile] = globSync(`${client}/assets/manifest-*.js`);
if (!manifestFile) throw new Error("The site is not built. Run: pnpm --filter @foodshed/app run build");
const manifest = JSON.parse(
  readFileSync(manifestFile, "utf8")
    .replace(/^window\.__reactRouterManifest=/, "")
    .replace(/;\s*$/, ""),
);

function firstLoad(...routeIds) {
  const parts = [manifest.entry, ...["root", ...routeIds].map((id) => manifest.routes[id])];
  const files = parts.flatMap((part) => [
    part.module,
    ...part.imports,
    ...(part.clientLoaderModule ? [part.clientLoaderModule] : []),
  ]);
  return [...new Set(files)].map((file) => client + file);
}

// What is held today, and why it is that much: docs/decisions/091-weight-of-a-first-visit.md.
const page = (name, route, limit) => ({ name, path: firstLoad(route), limit, brotli: true });

export default [
  page("A first visit to a public profile", "routes/profile", "134 kB"),
  page("A first visit to a vendor's page for consumers", "routes/market", "138 kB"),
  page("A first visit to the search page", "routes/search", "134 kB"),
  page("A first visit to the home page", "routes/home", "131 kB"),
];
