import { type LocalizedString, localizedPath, type Translate } from "@foodshed/sdk/locale";
import { formatDate, isRoleCode, label, ONTARIO_TIME_ZONE, roleByCode } from "@foodshed/sdk/vocabulary";
import { writeCsv } from "../../core/csv.ts";
import { DomainError } from "../../core/domain-error.ts";
import { mayManage } from "../../core/may-manage.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { AccountState } from "../accounts/account-state.ts";
import { type Body, FileResponse, type ResponseBody } from "../handler.ts";
import { readProfilesToExport } from "../profiles/chosen-profiles.service.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { deleteConnectionsTo } from "./membership.queries.ts";

/** Takes these accounts out of the caller's network, all in one transaction. */
export async function removeMembers(
  services: Services,
  actor: SignedInActor,
  { accounts }: Body<"removeMembers">,
): Promise<ResponseBody<"removeMembers">> {
  if (!mayManage(actor)) throw DomainError.forbidden();
  return inTransaction(services.db, async (trx) => {
    const ended = await deleteConnectionsTo(trx, actor.accountId, accounts);
    for (const { account_id, state } of ended) if (state === "accepted") await indexProfile(trx, account_id);
    return { removed: ended.length };
  });
}

const STATES: Record<AccountState, LocalizedString> = {
  active: strings.stateActive,
  unverified: strings.stateUnverified,
  unclaimed: strings.stateUnclaimed,
  disabled: strings.stateDisabled,
  closed: strings.stateClosed,
};

/** Chosen members as a spreadsheet, without what they hide. */
export async function exportMembers(
  services: Services,
  actor: SignedInActor,
  { accounts }: Body<"exportMembers">,
  t: Translate,
): Promise<FileResponse> {
  if (!mayManage(actor)) throw DomainError.forbidden();
  const day = (time: string | null | undefined) =>
    time ? formatDate(time, ONTARIO_TIME_ZONE, t.locale) : "";
  const profiles = await readProfilesToExport(services, actor, accounts);
  const rows = profiles.map((profile) => [
    profile.business_name ?? "",
    [profile.first_name, profile.last_name].filter(Boolean).join(" "),
    profile.email ?? "",
    profile.phone ?? "",
    profile.address_1 ?? "",
    profile.city ?? "",
    profile.postal_code ?? "",
    (profile.codes ?? [])
      .filter(isRoleCode)
      .map((code) => label(t, roleByCode(code).label))
      .join(", "),
    profile.website ?? "",
    t(STATES[profile.state]),
    day(profile.last_login),
    services.config.publicUrl + localizedPath(`/profiles/${profile.slug}`, t.locale),
  ]);
  const head = [
    strings.csvBusiness,
    strings.csvPerson,
    strings.csvEmail,
    strings.csvPhone,
    strings.csvStreet,
    strings.csvCity,
    strings.csvPostalCode,
    strings.csvRoles,
    strings.csvWebsite,
    strings.csvState,
    strings.csvLastLogin,
    strings.csvPage,
  ].map((heading) => t(heading));
  return new FileResponse("text/csv; charset=utf-8", Buffer.from(writeCsv([head, ...rows])), {
    "content-disposition": 'attachment; filename="members.csv"',
  });
}
