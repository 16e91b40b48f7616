import { localized, type Translate, translateText } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { relationsTo } from "../ownership/owners.ts";
import { productKey } from "../products/products.keys.ts";
import { readFieldChanges } from "../profiles/field-history.ts";
import { readUpdatable } from "../profiles/updatable-profiles.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { newProfile } from "./new-profile.ts";
import { type PlannedField, planFields } from "./plan-fields.ts";
import * as queries from "./profile-updates.queries.ts";
import { splitCategory, type UsualCategories, withoutRoles } from "./wanted-lists.ts";

type Result = ResponseBody<"planUpdates">["results"][number];

/** What values from a file would change in profiles, without changing them. */
export async function planUpdates(
  { db }: Services,
  actor: Actor,
  { updates, lists = "replace", overwrite = false }: Body<"planUpdates">,
  translate: Translate,
): Promise<ResponseBody<"planUpdates">> {
  const caller = signedIn(actor);
  refuseUnnamed(updates);
  const { found, profiles, history } = await readNamed(db, caller, updates);
  const usual = await usualCategories(
    db,
    updates.flatMap(({ values }) => values.products ?? []),
  );
  const ownSlug = caller.isOrganization ? await queries.findSlug(db, caller.accountId) : undefined;
  return {
    results: updates.map(({ new_with_roles, values, version, as_of }, index): Result => {
      const isNew = new_with_roles !== undefined && (caller.kind === "administrator" || caller.isManager);
      const profile = isNew ? newProfile(caller, new_with_roles, ownSlug) : profiles.get(found[index] ?? 0);
      if (!profile) return unknownProfile(translate);
      const changes = planFields({
        actor: caller,
        profile,
        history: history.filter(({ account_id }) => account_id === profile.id),
        since: { version, as_of },
        values,
        adding: lists === "add",
        overwrite,
        usual,
        ownSlug,
      });
      return {
        account: isNew ? null : refOf(profile),
        message: null,
        changes: changes.map((each) => shown(each, translate)),
      };
    }),
  };
}

type Updates = Body<"planUpdates">["updates"];

/** The profiles that the updates name, in their order, as far as the caller may edit them. Profiles that are yet to be made are not read. */
async function readNamed(db: Connection, caller: SignedInActor, updates: Updates) {
  if (updates.every(({ account }) => account === undefined))
    return { found: [], profiles: new Map(), history: [] };
  const found = await queries.findAccounts(
    db,
    updates.map(({ account }) => account ?? ""),
  );
  const editable = [...(await editableBy(db, caller, found))];
  const profiles = new Map((await readUpdatable(db, editable)).map((each) => [each.id, each]));
  return { found, profiles, history: await readFieldChanges(db, editable) };
}

/** A profile that exists is named, and one that does not has roles: which of the two is meant must be plain. */
function refuseUnnamed(updates: Updates): void {
  const errors: FieldErrors = {};
  for (const [index, { account, new_with_roles }] of updates.entries()) {
    if ((account === undefined) === (new_with_roles === undefined))
      errors[`updates.${index}.account`] = [localized(strings.accountOrRoles)];
  }
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
}

/** Those of the accounts that the caller may edit; whether there are others they never learn. */
export async function editableBy(
  db: Connection,
  caller: SignedInActor,
  accountIds: readonly (number | undefined)[],
): Promise<Set<number>> {
  const known = [...new Set(accountIds.filter((id) => id !== undefined))];
  const relations = await relationsTo(db, caller, known);
  return new Set(known.filter((id) => ["self", "manager", "admin"].includes(relations.get(id) ?? "other")));
}

/** Where products belong that are written without their category. */
export function usualCategories(db: Connection, products: readonly string[]): Promise<UsualCategories> {
  const uncategorized = products
    .map((text) => splitCategory(withoutRoles(text).entry))
    .filter(({ category }) => category === undefined);
  return queries.readUsualCategories(
    db,
    uncategorized.map(({ name }) => productKey(name)),
  );
}

export function unknownProfile(translate: Translate): Result {
  return {
    account: null,
    message: translateText(translate, localized(strings.noSuchProfile)),
    changes: [],
  };
}

export const refOf = ({ id, slug, business_name }: { id: number; slug: string; business_name: string }) => ({
  id,
  slug,
  business_name,
});

export function shown({ message, changedAt, ...field }: PlannedField, translate: Translate) {
  return {
    ...field,
    message: message ? translateText(translate, message) : null,
    changed_at: changedAt?.toISOString() ?? null,
  };
}
