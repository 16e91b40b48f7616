import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

const source = join(import.meta.dirname, "..");

/** Where it is set, test servers store in PostgreSQL. */
const SETTING = "TEST_DATABASE_URL";

/** Says in the first line of a file why its tests need one database only, and what shows the rest over both. */
const OVER_ONE = /^\/\/ Over one database: \S/;

/**
 * Files of tests that over PostgreSQL would repeat what they show over the embedded database: those that say so, with the reason, in
 * their first line, and those in which nothing that they load asks for the kind of database. Tests that start a server as a process
 * of its own are among the latter, as its settings are theirs.
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
  const isOverOne = (test: string) => OVER_ONE.test(readFileSync(test, "utf8")) || !reaches(test);
  return tests.filter(isOverOne).map((test) => join("src", relative(source, test)));
}
