// Who may import whom. Tests may reach further, because they bring a real server up.
const tests = "(\\.test\\.tsx?$|/testing/|\\.stories\\.tsx$|/e2e/|^e2e/)";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "sdk-stands-alone",
      severity: "error",
      from: { path: "^packages/sdk/src" },
      to: { path: "^packages/(widgets|app|server|cli)/" },
    },
    {
      name: "widgets-know-only-the-sdk",
      severity: "error",
      from: { path: "^packages/widgets/src", pathNot: tests },
      to: { path: "^packages/(app|server|cli)/" },
    },
    {
      name: "widgets-know-no-router-and-no-node",
      comment: "What a widget may know of its host comes from the provider.",
      severity: "error",
      from: { path: "^packages/widgets/src", pathNot: tests },
      to: { path: "node_modules/(react-router|@react-router)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "widgets-have-no-node-builtins",
      severity: "error",
      from: { path: "^packages/widgets/src", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "primitives-and-theme-know-no-feature",
      severity: "error",
      from: { path: "^packages/widgets/src/(primitives|theme)/", pathNot: tests },
      to: {
        path: "^packages/widgets/src/(?!(primitives|theme|provider)/)[^/]+/",
        pathNot: "^packages/widgets/src/testing/",
      },
    },
    {
      name: "leaf-features-know-no-composer",
      severity: "error",
      from: {
        path: "^packages/widgets/src/(?!(home|dashboard|site|testing)/)[^/]+/",
        pathNot: tests,
      },
      to: { path: "^packages/widgets/src/(home|dashboard|site)/" },
    },
    {
      name: "app-knows-widgets-and-sdk",
      severity: "error",
      from: { path: "^packages/app/app" },
      to: { path: "^packages/(server|cli)/" },
    },
    {
      name: "server-knows-only-the-sdk",
      severity: "error",
      from: { path: "^packages/server/src" },
      to: { path: "^packages/(widgets|app|cli)/" },
    },
    {
      name: "cli-knows-only-the-sdk",
      severity: "error",
      from: { path: "^packages/cli/src", pathNot: tests },
      to: { path: "^packages/(widgets|app|server)/" },
    },
    {
      name: "queries-hold-only-sql",
      comment: "A query file takes a connection and returns rows; rules and permissions live in the service.",
      severity: "error",
      from: { path: "^packages/server/src/modules/.*\\.queries\\.ts$" },
      to: { path: "\\.(service|routes)\\.ts$" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^\\./\\+types/|^virtual:|\\+types" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|build|storybook-static|\\.react-router|test-results|\\+types)(/|$)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
