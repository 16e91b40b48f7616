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
  return visit(name, limit, files, firstLoad(route));
}

/** The same page in French, with the messages that it fetches. */
function frenchPage(name, route, limit, files) {
  return visit(name, limit, files, firstLoad("routes/french", `fr/${route.replace("routes/", "")}`));
}

function visit(name, limit, files, path) {
  if (path.length > files) {
    // A module that belongs to no group came in between: packages/app/bundles.ts.
    throw new Error(`${name} fetches ${path.length} scripts, more than ${files}:\n${path.join("\n")}`);
  }
  return { name, path, limit, brotli: true };
}

export default [
  page("A first visit to a public profile", "routes/profile", "153.5 kB", 11),
  page("A first visit to a vendor's page for consumers", "routes/market", "164 kB", 15),
  page("A first visit to the search page", "routes/search", "158 kB", 12),
  frenchPage("A first visit to a public profile in French", "routes/profile", "192.0 kB", 15),
  frenchPage("A first visit to the search page in French", "routes/search", "196.4 kB", 16),
  frenchPage("A first visit to the home page in French", "routes/home", "175.6 kB", 13),
  page("A first visit to the home page", "routes/home", "147.1 kB", 11),
];
