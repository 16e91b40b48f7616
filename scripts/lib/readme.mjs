import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files that a README tells its reader to write: code blocks that begin with ```tsx file=src/main.tsx. */
export function filesOfReadme(path) {
  const text = readFileSync(path, "utf8");
  const blocks = [...text.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)];
  return new Map(blocks.map(([, name, code]) => [name, code]));
}

/** Writes files into a folder, making the folders that they need. */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
