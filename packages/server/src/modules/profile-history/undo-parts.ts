import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { ChangeRow } from "../profiles/change-history.ts";
import type { Edit } from "../profiles/profile-edit.ts";
import { isSameRow, type PartField, type PartRows, readParts } from "../profiles/profile-parts.ts";
import { restorePart } from "../profiles/restore-parts.service.ts";
import * as strings from "./generated/strings.ts";

/**
 * Gives the rows that a change touched what they had before.
 * @throws DomainError 409 when they are no more what the change made them, unless `overwrite` says so
 * @returns pictures that were taken off
 */
export async function undoPart(
  edit: Edit,
  change: ChangeRow,
  overwrite: boolean,
): Promise<readonly string[]> {
  const part = change.field as PartField;
  const [before, after] = [change.before, change.after] as [PartRows, PartRows];
  const now = (await readParts(edit.trx, [edit.account.id])).get(edit.account.id)?.[part] ?? {};
  const keys = Object.keys({ ...before, ...after });
  const isEach = (rows: PartRows) => keys.every((key) => isSameRow(part, now[key], rows[key]));
  if (isEach(before)) throw DomainError.conflict(localized(strings.undoneAlready));
  if (!overwrite && !isEach(after)) throw DomainError.conflict(localized(strings.changedSince));
  return await restorePart(part, { edit, before, now, keys });
}
