import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder for bundles of the command line, which is there for one run. */
    bundles: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-bundle-"));
  project.provide("bundles", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
