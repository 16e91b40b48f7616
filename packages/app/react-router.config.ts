import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: sending it whole spares a request before every first visit to a page.
  routeDiscovery: { mode: "initial" },
  // A page and its loader are one chunk: split they would be three, and a first visit needs all of them.
  splitRouteModules: false,
} satisfies Config;
