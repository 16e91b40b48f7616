/**
 * Lays beside each of the built site's files what the server sends of it: compressed once with all the time that takes, it is a
 * sixth smaller than at a quality that can be had while somebody waits. Part of the build.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const client = new URL("../build/client/", import.meta.url);
const compress = promisify(brotliCompress);

for await (const name of glob("**/*.{css,js,json,svg,txt}", { cwd: client })) {
  const content = await readFile(new URL(name, client));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(new URL(`${name}.br`, client), await compress(content, { params }));
}
