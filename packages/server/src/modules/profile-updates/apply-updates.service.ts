import { type Translate, translateText } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { type FieldChange, readFieldChanges } from "../profiles/field-history.ts";
import { editProfiles } from "../profiles/profile-edit.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";
import type { Services } from "../services.ts";
import { applyFields } from "./apply-fields.ts";
import { type PlannedField, planFields } from "./plan-fields.ts";
import { editableBy, refOf, shown, unknownProfile, usualCategories } from "./plan-updates.service.ts";
import type { UsualCategories } from "./wanted-lists.ts";

type Result = ResponseBody<"applyUpdates">["results"][number];
type Update = Body<"applyUpdates">["updates"][number];

/** Profiles that are saved in one transaction: few enough that a business that saves at the same time hardly waits. */
const TOGETHER = 25;

interface Applying {
  services: Services;
  caller: SignedInActor;
  overwrite: boolean;
  translate: Translate;
}

/**
 * Changes planned fields: of each profile those that still hold what the plan saw are saved together, and the others left. Profiles are
 * saved some at a time; where one of them is refused by the saving itself, each by itself.
 */
export async function applyUpdates(
  services: Services,
  actor: Actor,
  { updates, overwrite = false }: Body<"applyUpdates">,
  translate: Translate,
): Promise<ResponseBody<"applyUpdates">> {
  const caller = signedIn(actor);
  const editable = await editableBy(
    services.db,
    caller,
    updates.map(({ account_id }) => account_id),
  );
  const applying = { services, caller, overwrite, translate };
  const results = new Map<Update, Result>();
  for (const batch of batchesOf(updates.filter(({ account_id }) => editable.has(account_id)))) {
    for (const [update, result] of await applyBatch(applying, batch)) results.set(update, result);
  }
  return { results: updates.map((update) => results.get(update) ?? unknownProfile(translate)) };
}

/** A profile that is named again sees what was saved before. */
function* batchesOf(updates: readonly Update[]): Generator<Update[]> {
  let batch: Update[] = [];
  for (const update of updates) {
    if (batch.length === TOGETHER || batch.some(({ account_id }) => account_id === update.account_id)) {
      yield batch;
      batch = [];
    }
    batch.push(update);
  }
  if (batch.length > 0) yield batch;
}

async function applyBatch(applying: Applying, batch: readonly Update[]): Promise<Map<Update, Result>> {
  try {
    return await applyTogether(applying, batch);
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    const results = new Map<Update, Result>();
    for (const update of batch) results.set(update, await applyAlone(applying, update));
    return results;
  }
}

async function applyTogether(
  { services, caller, overwrite, translate }: Applying,
  batch: readonly Update[],
  seen: (profile: UpdatableProfile, planned: PlannedField[]) => void = () => {},
): Promise<Map<Update, Result>> {
  const byAccount = new Map(batch.map((update) => [update.account_id, update]));
  const ids = [...byAccount.keys()];
  let known: Promise<{ history: FieldChange[]; usual: UsualCategories }> | undefined;
  const results = await editProfiles(
    services,
    caller,
    ids,
    { operation: "applyUpdates" },
    async (edit, profile): Promise<Result> => {
      const { version, as_of, before, after } = byAccount.get(profile.id) as Update;
      known ??= readKnown(edit.trx, batch);
      const { history, usual } = await known;
      const planned = planFields({
        actor: caller,
        profile,
        history: history.filter(({ account_id }) => account_id === profile.id),
        since: { version, as_of },
        values: after,
        expected: before,
        adding: false,
        overwrite,
        usual,
        ownSlug: undefined,
      });
      seen(profile, planned);
      const changes = planned.filter(({ state }) => state === "change");
      edit.unchanged = changes.length === 0;
      if (changes.length > 0) await applyFields(edit, profile, changes);
      return {
        account: refOf(profile),
        message: null,
        changes: planned.map((each) => shown(each, translate)),
      };
    },
  );
  return new Map(
    batch.map((update) => [update, results.get(update.account_id) ?? unknownProfile(translate)]),
  );
}

async function readKnown(trx: Connection, batch: readonly Update[]) {
  return {
    history: await readFieldChanges(
      trx,
      batch.map(({ account_id }) => account_id),
    ),
    usual: await usualCategories(
      trx,
      batch.flatMap(({ after }) => after.products ?? []),
    ),
  };
}

async function applyAlone(applying: Applying, update: Update): Promise<Result> {
  const { translate } = applying;
  let saw: { profile: UpdatableProfile; planned: PlannedField[] } | undefined;
  try {
    const results = await applyTogether(applying, [update], (profile, planned) => {
      saw = { profile, planned };
    });
    return results.get(update) as Result;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    if (error.status === 404) return unknownProfile(translate);
    // What only the saving itself could tell: nothing of this profile was saved.
    return {
      account: saw ? refOf(saw.profile) : null,
      message: translateText(translate, error.text),
      changes: (saw?.planned ?? []).map((each) =>
        shown(each.state === "change" ? { ...each, state: "invalid", message: error.text } : each, translate),
      ),
    };
  }
}
