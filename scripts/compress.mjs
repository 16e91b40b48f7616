// Lays beside each file of a folder that was built what the server sends of it: `node compress.mjs <folder>`. Compressed once, with all the
// time that takes, it is a sixth smaller than at a quality fast enough for a request.
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, plain] = [promisify(brotliCompress), promisify(gzip)];
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Which folder? node compress.mjs <folder>");

for await (const name of glob("**/*.{css,html,js,json,mjs,svg,txt,xml}", { cwd: folder })) {
  const file = join(folder, name);
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  // For the few proxies and programs that know only this.
  await writeFile(`${file}.gz`, await plain(content, { level: constants.Z_BEST_COMPRESSION }));
}
