import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a build as React Router makes it, small enough to write down: one page at every address.
 * @param page statements that answer it, with `request`, `status`, `headers` and `context`, what the server gave it
 */
export function writeSiteBuild(folder: string, page: string): void {
  mkdirSync(join(folder, "server"), { recursive: true });
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "server", "package.json"), '{"type":"module"}');
  writeFileSync(
    join(folder, "server", "index.js"),
    `
import { createContext, RouterContextProvider } from ${JSON.stringify(import.meta.resolve("react-router"))};
const key = createContext();
export const entry = {
  module: {
    createLoadContext: (values) => new RouterContextProvider(new Map([[key, values]])),
    default: async (request, status, headers, _router, provider) => {
      const context = provider.get(key);
      headers.set("content-type", "text/html");
      ${page}
    },
  },
};
export const routes = { root: { id: "root", path: "*", module: { default: () => null } } };
export const assets = { entry: { module: "", imports: [] }, routes: { root: { id: "root", path: "*", module: "", hasLoader: false } }, url: "", version: "1" };
export const publicPath = "/";
export const assetsBuildDirectory = "client";
export const basename = "/";
export const future = {};
export const isSpaMode = false;
export const ssr = true;
export const prerender = [];
export const routeDiscovery = { mode: "initial" };
export const allowedActionOrigins = [];
`,
  );
}
