import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: sending it whole spares a request before every first visit to a page.
  routeDiscovery: { mode: "initial" },
  // A page and its loader are one file: apart they would be three, of which a first visit needs all.
  splitRouteModules: false,
} satisfies Config;
