import type { DemoEnquiry, DemoFavourite, DemoNetwork, DemoSavedSearch } from "@foodshed/demo/demo-data";
import { DEFAULT_LOCALE } from "@foodshed/sdk/locale";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";
import { translators } from "../../locale/translators.ts";
import { insertFinishedCampaign } from "../../modules/campaigns/campaigns.bulk.ts";
import { insertEnquiryWithAnswers } from "../../modules/enquiries/enquiries.bulk.ts";
import { insertFavouriteList } from "../../modules/favourites/favourites.bulk.ts";
import { changeMatchAlert } from "../../modules/match-alerts/match-alerts.service.ts";
import { insertSavedSearches } from "../../modules/saved-searches/saved-searches.bulk.ts";
import type { Identities } from "./fill-accounts.ts";

type Market = Pick<
  DemoNetwork,
  "campaigns" | "classifieds" | "enquiries" | "favouriteLists" | "savedSearches"
>;

/** What members keep, have asked and sent to many, and want to be told of. Alerts are found by the job that finds them, once the server runs. */
export async function writeMarket(
  trx: Connection,
  { campaigns, classifieds, enquiries, favouriteLists, savedSearches }: Market,
  { accountIds, userIds }: Identities,
  classifiedIds: readonly number[],
): Promise<void> {
  const account = (index: number) => accountIds[index] as number;
  const user = (index: number) => userIds[index] as number;
  for (const { owner, favourites, ...list } of favouriteLists)
    await insertFavouriteList(trx, {
      ...list,
      accountId: account(owner),
      favourites: favourites.map(({ of, note, addedAt }) => ({
        target: targetOf(of, account, classifiedIds),
        note,
        at: addedAt,
      })),
    });
  await writeSavedSearches(trx, savedSearches, { accountIds, userIds });
  for (const [place, { owner, tellsMatches, createdAt }] of classifieds.entries()) {
    const change = { classified: classifiedIds[place] as number, tells: tellsMatches, isReworded: false };
    if (tellsMatches)
      await changeMatchAlert({ clock: { now: () => createdAt } }, trx, { userId: user(owner) }, change);
  }
  for (const { sender, recipients, ...asked } of enquiries)
    await insertEnquiryWithAnswers(
      trx,
      {
        sender: { accountId: account(sender), userId: user(sender) },
        asked: rowOf(asked),
        recipients: recipients.map(({ business, answer }) => ({
          account: account(business),
          answer: answer && answerOf(answer),
        })),
      },
      translators[DEFAULT_LOCALE],
    );
  for (const { sender, recipients, sentAt, ...campaign } of campaigns)
    await insertFinishedCampaign(trx, {
      ...campaign,
      sender: { accountId: account(sender), userId: user(sender) },
      recipients: recipients.map(account),
      at: sentAt,
    });
}

export async function writeSavedSearches(
  trx: Connection,
  searches: readonly DemoSavedSearch[],
  { accountIds, userIds }: Identities,
): Promise<void> {
  await insertSavedSearches(
    trx,
    searches.map(({ owner, name, frequency, search, savedAt }) => ({
      accountId: accountIds[owner] as number,
      userId: userIds[owner] as number,
      name,
      frequency,
      at: savedAt,
      ...parametersOf(search),
    })),
  );
}

function targetOf(
  of: DemoFavourite["of"],
  account: (index: number) => number,
  classifiedIds: readonly number[],
) {
  return "business" in of
    ? { profile_id: account(of.business) }
    : { classified_id: classifiedIds[of.classified] as number };
}

function parametersOf(search: DemoSavedSearch["search"]) {
  const words = search.keywords === undefined ? {} : { keywords: search.keywords };
  if (search.kind === "classifieds")
    return { kind: search.kind, search: { ...words, looking_for: search.lookingFor } };
  const { kind, profileType } = search;
  return { kind, search: { ...words, ...(profileType && { profiletype_filters: profileType }) } };
}

function rowOf({ wantedBy, sentAt, ...asked }: Omit<DemoEnquiry, "sender" | "recipients">) {
  return { ...asked, wanted_by: ontarioDay(wantedBy), created_at: sentAt };
}

function answerOf({ date, answeredAt, ...answer }: NonNullable<DemoEnquiry["recipients"][number]["answer"]>) {
  return {
    ...answer,
    available: true,
    price_unit: answer.unit,
    date: ontarioDay(date),
    answered_at: answeredAt,
  };
}
