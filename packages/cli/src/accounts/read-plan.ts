import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CliError, EXIT } from "../errors.ts";
import { isRegularFile } from "./import-files.ts";
import { hashOf, PLAN_VERSION, type Plan } from "./plan-file.ts";
import { DECISIONS } from "./plan-row.ts";

const MAKE_ONE = "Make one with: foodshed accounts import members.csv --plan plan.json";

/** Reads a plan. Fails when it is for another server or was edited. */
export function readPlan(path: string, server: string): Plan {
  let plan: Partial<Plan>;
  try {
    plan = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new CliError(
      EXIT.input,
      missing ? `There is no file ${path}.` : `${path} cannot be read as a plan.`,
      MAKE_ONE,
    );
  }
  if (
    plan === null ||
    typeof plan.plan !== "number" ||
    !Array.isArray(plan.rows) ||
    typeof plan.server !== "string"
  ) {
    throw new CliError(EXIT.input, `${path} is no plan.`, MAKE_ONE);
  }
  if (plan.server !== server) {
    throw new CliError(
      EXIT.input,
      `The plan ${path} was made for ${plan.server}.`,
      `Apply it there (--server ${plan.server}), or make one for ${server}.`,
    );
  }
  refuseEdited(path, plan as Plan);
  return plan as Plan;
}

function refuseEdited(path: string, { plan: version, hash, ...content }: Plan): void {
  const again = `Mend the members file instead, and plan again: foodshed accounts import ${content.source?.file ?? "members.csv"} --plan ${path}`;
  if (version !== PLAN_VERSION) {
    throw new CliError(EXIT.input, `${path} was made by another version of foodshed.`, again);
  }
  if (hash !== hashOf(content)) {
    throw new CliError(
      EXIT.input,
      `${path} was edited after it was made. Only the decisions of its rows may be.`,
      again,
    );
  }
  const wrong = content.rows.find(({ decision }) => decision != null && !DECISIONS.includes(decision));
  if (wrong) {
    throw new CliError(
      EXIT.input,
      `Line ${wrong.line} of the plan has the decision '${wrong.decision}', which is none.`,
      `Write ${DECISIONS.join(", ")} or null.`,
    );
  }
}

/** The hash that a file names as its plan's; undefined when it is no plan. */
export function planHash(path: string): string | undefined {
  try {
    const { hash, rows } = JSON.parse(readFileSync(path, "utf8")) as Partial<Plan>;
    return Array.isArray(rows) && typeof hash === "string" ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Fails when the members file changed after the plan was made. Ignores a missing file. */
export function assertSourceUnchanged(path: string, { source }: Plan): void {
  const file = resolve(dirname(path), source.file);
  if (!existsSync(file) || !isRegularFile(file)) return;
  if (createHash("sha256").update(readFileSync(file)).digest("hex") === source.sha256) return;
  throw new CliError(
    EXIT.input,
    `${source.file} was changed after the plan was made. Nothing was sent.`,
    `Plan again: foodshed accounts import ${source.file} --plan ${path}\nOr carry out the plan as it was made: --as-planned`,
  );
}
