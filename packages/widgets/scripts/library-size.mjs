// Checks the brotli bytes that one widget of the library adds to an app besides React against its budget: bundles the built
// package as another project would. Lazy modules (dialogs, the image cropper) are not in the first load. The style sheets are checked too.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const packageFolder = fileURLToPath(new URL("../", import.meta.url));
const library = join(packageFolder, "dist/library");

/** Each widget, its entry point, and its budget: its size today plus a margin. The aim is 32 kB at most. */
const widgets = [
  ["SearchBox", "search", 5_000],
  ["SearchEmbed", "search", 9_000],
  ["ProfileCard", "profile-card", 10_000],
  ["ClassifiedsBoard", "classifieds", 18_900],
  ["ShippingCalculator", "shipping", 30_900],
  ["MessageButton", "messages", 3_000],
  ["MailingListDialog", "mailing-list", 32_700],
  // With the SDK's client and the addresses of the site's pages.
  ["FoodshedProvider", "provider", 11_100],
];

/** Each style sheet and its budget. An app with one widget has `base` and that of the widget's entry point. */
const sheets = {
  base: 5_700,
  classifieds: 3_900,
  "mailing-list": 400,
  messages: 400,
  "profile-card": 900,
  search: 2_600,
  shipping: 1_200,
};

/** Bundles one import and measures what an app fetches at once for it. */
async function measure(name, file) {
  const folder = mkdtempSync(join(packageFolder, "node_modules/.foodshed-size-"));
  try {
    const entry = join(folder, "entry.js");
    writeFileSync(entry, `export { ${name} } from ${JSON.stringify(join(library, file))};\n`);
    const { output } = await build({
      configFile: false,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        write: false,
        target: "es2022",
        lib: { entry, formats: ["es"] },
        minify: true,
        rolldownOptions: { external: /^react(-dom)?(\/|$)/, output: { minify: true } },
      },
    }).then((results) => results[0]);
    return firstLoad(output).reduce((total, { code }) => total + brotli(code), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstLoad(output) {
  const chunks = new Map(
    output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const found = new Set();
  const visit = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(chunks.get(imported));
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry));
  return [...found];
}

const brotli = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2).padStart(6)} kB`;

let over = false;
for (const [name, entryPoint, limit] of widgets) {
  const bytes = await measure(name, `entry-points/${entryPoint}.js`);
  // Importing from the main entry point must add nothing else, or tree-shaking is broken.
  const fromAll = await measure(name, "index.js");
  const shaken = fromAll <= bytes * 1.02 + 50;
  over ||= bytes > limit || !shaken;
  const mark = bytes > limit || !shaken ? "✗" : "✓";
  const more = shaken ? "" : `, but ${kilobytes(fromAll).trim()} when imported from the main entry point`;
  console.log(
    `${mark} ${`${name} from /${entryPoint}`.padEnd(42)} ${kilobytes(bytes)} of ${kilobytes(limit)}${more}`,
  );
}
for (const file of readdirSync(join(library, "styles"))) {
  const bytes = brotli(readFileSync(join(library, "styles", file)));
  // A sheet without a budget is over it.
  const limit = sheets[file.replace(/\.css$/, "")] ?? 0;
  over ||= bytes > limit;
  const mark = bytes > limit ? "✗" : "✓";
  console.log(`${mark} ${`styles/${file}`.padEnd(42)} ${kilobytes(bytes)} of ${kilobytes(limit)}`);
}
process.exitCode = over ? 1 : 0;
