import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

const source = join(import.meta.dirname, "..");

/** Where it is set, test servers store in PostgreSQL. */
const SETTING = "TEST_DATABASE_URL";

/**
 * Files of tests in which nothing that they load asks for the kind of database: over PostgreSQL they would repeat what they show
 * over the embedded one. Tests that start a server as a process of its own are among them, as its settings are theirs.
 * @returns paths from the package's folder
 */
export function sameOverPostgres(): string[] {
  const tests = globSync("**/*.test.ts", { cwd: source }).map((file) => join(source, file));
  const asks = new Map<string, boolean>();
  const loads = new Map<string, string[]>();
  const look = (file: string) => {
    const text = readFileSync(file, "utf8");
    asks.set(file, text.includes(SETTING));
    const named = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const ours = named.filter((name) => name.startsWith(".")).map((name) => resolve(dirname(file), name));
    loads.set(
      file,
      ours.filter((path) => path.endsWith(".ts") && existsSync(path)),
    );
  };
  const reaches = (test: string) => {
    const seen = new Set([test]);
    for (const file of seen) {
      if (!loads.has(file)) look(file);
      if (asks.get(file)) return true;
      for (const next of loads.get(file) ?? []) seen.add(next);
    }
    return false;
  };
  return tests.filter((test) => !reaches(test)).map((test) => join("src", relative(source, test)));
}
