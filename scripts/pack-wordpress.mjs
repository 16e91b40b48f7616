// `pnpm pack:wordpress`: the WordPress plugin as the zip that a site installs. The same sources give the same bytes.
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { root } from "./lib/run.mjs";
import { say } from "./lib/say.mjs";
import { archive, writeArchive } from "./lib/wordpress-plugin.mjs";

const { files, bytes } = writeArchive();
say(`${relative(root, archive)}: ${files.size} files, ${bytes.length} bytes`);
process.stdout.write(`${createHash("sha256").update(bytes).digest("hex")}\n`);
