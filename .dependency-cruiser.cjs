// Who may import whom. Tests may reach further, because they bring a real server up.
const tests = "(\\.test\\.tsx?$|/testing/|/faults/|\\.stories\\.tsx$|/e2e/|^e2e/)";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: {},
      to: { circular: true },
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
        path: "^packages/widgets/src/(?!(home|dashboard|site|testing|locale)/)[^/]+/",
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
      name: "demo-knows-only-the-sdk",
      severity: "error",
      from: { path: "^packages/demo/src" },
      to: { path: "^packages/(widgets|app|server|cli)/" },
    },
    {
      name: "only-the-bootstrap-knows-the-demo",
      severity: "error",
      from: { path: "^packages/server/src/(?!bootstrap/)", pathNot: tests },
      to: { path: "^packages/demo/" },
    },
    {
      name: "embed-check-knows-only-the-sdk",
      severity: "error",
      from: { path: "^packages/embed-check/src" },
      to: { path: "^packages/(widgets|app|server|cli|demo)/" },
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
      name: "server-core-knows-no-other-layer",
      comment: "core ← infra ← modules ← pipeline ← bootstrap: a layer imports only what stands below it.",
      severity: "error",
      from: { path: "^packages/server/src/core/", pathNot: tests },
      to: { path: "^packages/server/src/(infra|migrations|modules|pipeline|bootstrap)/" },
    },
    {
      name: "server-infra-knows-no-module",
      severity: "error",
      from: { path: "^packages/server/src/(infra|migrations)/", pathNot: tests },
      to: { path: "^packages/server/src/(modules|pipeline|bootstrap)/" },
    },
    {
      name: "server-modules-know-no-pipeline",
      severity: "error",
      from: { path: "^packages/server/src/modules/", pathNot: tests },
      to: { path: "^packages/server/src/(pipeline|bootstrap)/" },
    },
    {
      name: "server-pipeline-knows-no-bootstrap",
      severity: "error",
      from: { path: "^packages/server/src/pipeline/", pathNot: tests },
      to: { path: "^packages/server/src/bootstrap/" },
    },
    {
      name: "queries-belong-to-their-module",
      comment: "A module, the pipeline and the bootstrap use another module's services, never its SQL.",
      severity: "error",
      from: { path: "^packages/server/src/([^/]+/[^/]+)/", pathNot: tests },
      to: { path: "^packages/server/src/modules/.*\\.queries\\.ts$", pathNot: "^packages/server/src/$1/" },
    },
    {
      name: "routes-call-services",
      severity: "error",
      from: { path: "^packages/server/src/modules/.*\\.routes\\.ts$" },
      to: { path: "\\.queries\\.ts$" },
    },
    {
      name: "queries-hold-only-sql",
      comment: "A query file takes a connection and returns rows; rules and permissions live in the service.",
      severity: "error",
      from: { path: "^packages/server/src/modules/.*\\.queries\\.ts$" },
      to: { path: "\\.(service|routes)\\.ts$" },
    },
    {
      name: "relevance-is-judged-from-outside",
      comment:
        "Judged queries ask through the API and know neither the engine nor the word lists behind it: they outlive both. languages.ts judges the word lists themselves.",
      severity: "error",
      from: { path: "^bench/relevance/", pathNot: "^bench/relevance/languages\\.ts$" },
      to: { path: "^packages/(server/src/modules/search/engine|sdk/src/lexicon)/" },
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
