import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import { mayManage } from "../../core/may-manage.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { lockSender } from "../messages/mass-delivery.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./recipient-groups.queries.ts";
import { readQuery } from "./recipients.service.ts";

/** The contract's limit of a list. */
const MAX_GROUPS = 50;

export async function listRecipientGroups(
  { db }: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"listRecipientGroups">> {
  const groups = await queries.readGroups(db, actor.accountId);
  return { results: groups.map(viewOf) };
}

const viewOf = ({ id, name, query, accounts }: queries.GroupRow & { accounts: number[] }) => ({
  id,
  name,
  where: query,
  accounts,
});

/** A group of the same name is replaced. Whom it holds is asked again when it is written to. */
export async function saveRecipientGroup(
  services: Services,
  actor: SignedInActor,
  { name, accounts, where }: Body<"saveRecipientGroup">,
): Promise<ResponseBody<"saveRecipientGroup">> {
  if (!mayManage(actor)) throw DomainError.forbidden();
  if ((accounts === undefined) === (where === undefined))
    throw DomainError.invalid({ accounts: [localized(strings.nameRecipients)] });
  if (where !== undefined) await readQuery(services, where);
  const { db, clock } = services;
  return inTransaction(db, async (trx) => {
    await lockSender(trx, actor.accountId);
    const id = await queries.replaceGroup(trx, {
      accountId: actor.accountId,
      name: name.trim(),
      query: where?.trim() ?? null,
      members: accounts ?? [],
      at: clock.now(),
    });
    if ((await queries.countGroups(trx, actor.accountId)) > MAX_GROUPS)
      throw DomainError.conflict(localized(strings.tooManyGroups, { limit: MAX_GROUPS }));
    const saved = (await queries.readGroups(trx, actor.accountId)).find((group) => group.id === id);
    return viewOf(saved as NonNullable<typeof saved>);
  });
}

export async function deleteRecipientGroup({ db }: Services, id: number): Promise<void> {
  await queries.deleteGroup(db, id);
}
