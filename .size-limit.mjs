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

// The current weight; docs/adr/0034-javascript-budget.md explains it.
function page(name, route, limit, files) {
  const path = firstLoad(route);
  if (path.length > files) {
    // A module that belongs to no group came in between: packages/app/bundles.ts.
    throw new Error(`${name} fetches ${path.length} scripts, more than ${files}:\n${path.join("\n")}`);
  }
  return { name, path, limit, brotli: true };
}

export default [
  page("A first visit to a public profile", "routes/profile", "142.5 kB", 11),
  page("A first visit to a vendor's page for consumers", "routes/market", "152.5 kB", 15),
  page("A first visit to the search page", "routes/search", "144.8 kB", 11),
  page("A first visit to the home page", "routes/home", "137.5 kB", 11),
];
