import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const roots = ["src", "../sdk/src"].map((folder) => new URL(folder, import.meta.url).pathname);

/** Names the sources that scripts and server are built from: the same for all builds of them, another one after a change. */
export function embedBuildId(): string {
  const hash = createHash("sha256");
  for (const root of roots)
    for (const file of globSync("**/*.{ts,tsx,json}", { cwd: root }).sort())
      if (!/\.(test|stories)\.tsx?$/.test(file)) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest("base64url").slice(0, 8);
}
