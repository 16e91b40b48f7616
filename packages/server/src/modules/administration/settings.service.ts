import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { environmentSettings } from "../../infra/settings/environment-settings.ts";
import { changeRuntime, readRuntime, valuesOf } from "../../infra/settings/runtime-settings.ts";
import { SETTING_NAMES, type SettingName } from "../../infra/settings/settings-schema.ts";
import { recordAdministration } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { readEmails } from "./settings.queries.ts";

/** What holds now, for administrators. */
export async function getSettings(services: Services, actor: Actor): Promise<ResponseBody<"getSettings">> {
  administratorOnly(actor);
  return report(services);
}

/** Changes settings in every process: in this one at once, in others within seconds. */
export async function updateSettings(
  services: Services,
  actor: Actor,
  { reset = [], ...given }: Body<"updateSettings">,
): Promise<ResponseBody<"updateSettings">> {
  const { db, clock, settings } = services;
  const by = administratorOnly(actor);
  const names = SETTING_NAMES.filter((name) => given[name] !== undefined);
  const both = names.find((name) => reset.includes(name));
  if (both) throw DomainError.invalid({ [both]: [localized(strings.setAndReset)] });
  const { notice } = given;
  if (notice?.from && notice.until && new Date(notice.from) >= new Date(notice.until))
    throw DomainError.invalid({ notice: [localized(strings.noticeEndsFirst)] });
  await inTransaction(db, async (trx) => {
    const details: Record<string, unknown> = {};
    await changeRuntime(trx, (stored) => {
      const before = valuesOf(settings.defaults, stored);
      const changed = { ...stored.changed };
      const at = clock.now().toISOString();
      for (const name of names) {
        changed[name] = { value: given[name], at, by_user_id: by.userId };
        if (!isSame(before[name], given[name])) details[name] = given[name];
      }
      for (const name of reset) {
        delete changed[name];
        if (!isSame(before[name], settings.defaults[name])) details[name] = settings.defaults[name];
      }
      return { ...stored, changed };
    });
    if (Object.keys(details).length > 0)
      await recordAdministration(trx, clock, by, "updateSettings", { details });
  });
  await settings.refresh();
  return report(services);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function report({ db, settings, config }: Services): Promise<ResponseBody<"getSettings">> {
  const stored = await readRuntime(db);
  const changes = Object.entries(stored.changed).filter(([name]) =>
    SETTING_NAMES.includes(name as SettingName),
  );
  const emails = await readEmails(
    db,
    changes.map(([, { by_user_id }]) => by_user_id),
  );
  return {
    values: valuesOf(settings.defaults, stored),
    defaults: settings.defaults,
    changes: changes.map(([name, { at, by_user_id }]) => ({
      name: name as SettingName,
      at,
      by: emails.get(by_user_id) ?? null,
    })),
    environment: environmentSettings(config),
  };
}
