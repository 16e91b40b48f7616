// What a network or a portion of one consists of beside its businesses, written in few statements.
import type { DemoActivity } from "@foodshed/demo/activities";
import type { DemoClassified, DemoNetwork } from "@foodshed/demo/demo-data";
import { ontarioDay, subtractDays } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";
import type { StoredImage } from "../../infra/images/images.ts";
import { insertActivities, insertViews } from "../../modules/activity/activity.bulk.ts";
import { insertClassifieds } from "../../modules/classifieds/classifieds.bulk.ts";
import { insertImages } from "../../modules/files/pictures.bulk.ts";
import { insertConnections } from "../../modules/membership/membership.bulk.ts";
import { insertConversations } from "../../modules/messages/messages.bulk.ts";
import type { Identities } from "./fill-accounts.ts";

export async function writeConnections(
  trx: Connection,
  { connections }: Pick<DemoNetwork, "connections">,
  { accountIds }: Identities,
): Promise<void> {
  await insertConnections(
    trx,
    connections.map(({ network, member, requestedBy, manage, state, createdAt }) => ({
      organization_id: accountIds[network] as number,
      account_id: accountIds[member] as number,
      requested_by_account_id: accountIds[requestedBy === "network" ? network : member] as number,
      manage,
      state,
      created_at: createdAt,
      answered_at: state === "accepted" ? createdAt : null,
    })),
  );
}

/**
 * Leaves the search index out.
 * @param pictures by an ad's place
 * @returns the ids of the ads, in their order
 */
export async function insertNetworkClassifieds(
  trx: Connection,
  classifieds: readonly DemoClassified[],
  { accountIds, userIds }: Identities,
  pictures: ReadonlyMap<number, StoredImage> = new Map(),
): Promise<number[]> {
  const accountOf = (place: number) => accountIds[classifieds[place]?.owner as number] as number;
  await insertImages(
    trx,
    [...pictures].map(([place, image]) => ({ ...image, account_id: accountOf(place) })),
  );
  return insertClassifieds(
    trx,
    classifieds.map((classified, place) => ({
      account_id: accountOf(place),
      poster_account_id: accountOf(place),
      poster_user_id: userIds[classified.owner] as number,
      ...textsOf(classified),
      looking_for: classified.lookingFor,
      category: classified.category,
      needed_by: classified.neededBy,
      created_at: classified.createdAt,
      updated_at: classified.createdAt,
      image_key: pictures.get(place)?.key ?? null,
    })),
  );
}

function textsOf({ title, description, language, ...more }: DemoClassified) {
  return {
    title,
    description,
    ...(language && { language }),
    title_translation: more.titleTranslation ?? "",
    description_translation: more.descriptionTranslation ?? "",
  };
}

export async function writeConversations(
  trx: Connection,
  { conversations }: Pick<DemoNetwork, "conversations">,
  { accountIds }: Identities,
): Promise<void> {
  const id = (index: number) => accountIds[index] as number;
  await insertConversations(
    trx,
    conversations.map(({ between, messages, blocked }) => ({
      between: [id(between[0]), id(between[1])],
      messages: messages.map(({ sender, ...message }) => ({ ...message, senderAccountId: id(sender) })),
      blocked: blocked && { byAccountId: id(blocked.by), at: blocked.at },
    })),
  );
}

/** What dashboards show: the feed, and who looked at which profile. */
export async function writeHistory(
  trx: Connection,
  { classifieds, views }: Pick<DemoNetwork, "classifieds" | "views">,
  { accountIds, userIds }: Identities,
  adIds: readonly number[],
  activities: readonly DemoActivity[],
  now: Date,
): Promise<void> {
  const id = (index: number) => accountIds[index] as number;
  await insertActivities(
    trx,
    [
      ...activities.map(({ verb, actor, actee, at }) => ({
        verb: verb as string,
        actor_account_id: id(actor),
        actor_user_id: userIds[actor] as number,
        // An event without another party has its actor as actee, as the services emit it.
        actee_account_id: id(actee ?? actor),
        actee_classified_id: null as number | null,
        day: ontarioDay(at),
        created_at: at,
      })),
      ...classifieds.map((classified, i) => ({
        verb: "posted_classified",
        actor_account_id: id(classified.owner),
        actor_user_id: userIds[classified.owner] as number,
        actee_account_id: null,
        actee_classified_id: adIds[i] as number,
        day: ontarioDay(classified.createdAt),
        created_at: classified.createdAt,
      })),
    ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
  await insertViews(
    trx,
    views.map(({ business, daysAgo, viewers }) => ({
      accountId: id(business),
      day: subtractDays(ontarioDay(now), daysAgo),
      viewers,
    })),
  );
}
