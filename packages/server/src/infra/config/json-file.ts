import { readFileSync } from "node:fs";
import type * as z from "zod";
import { SetupError } from "../../core/setup-error.ts";
import { isMissingFile } from "./missing-files.ts";

/**
 * Reads a JSON file that an operator wrote.
 * @param setting how sentences call the file
 * @param mistake what a file of another shape is, as in "is no rate card"
 * @throws SetupError which says whether the file is missing, cannot be read, is no JSON, or what is wrong in it
 */
export function readJsonFile<Shape extends z.ZodType>(
  path: string,
  setting: string,
  shape: Shape,
  mistake: string,
): z.infer<Shape> {
  const refused = (reason: string, cause?: unknown) =>
    new SetupError([`${setting} names ${path}, which ${reason}.`], { cause });
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (isMissingFile(error)) throw refused("does not exist", error);
    throw refused(`cannot be read: ${(error as Error).message}`, error);
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw refused(`is not JSON: ${(error as Error).message}`, error);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join(".")}` : "";
  throw refused(`${mistake}${where}: ${issue?.message}`);
}
