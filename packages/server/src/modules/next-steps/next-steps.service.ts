import { days, fromNow } from "../../core/clock.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { closesOn } from "../accounts/closing-times.ts";
import type { ResponseBody } from "../handler.ts";
import type { ProfileNeed } from "../profiles/profile-needs.ts";
import type { Services } from "../services.ts";
import * as queries from "./next-steps.queries.ts";

type NextSteps = ResponseBody<"listNextSteps">;
type OwnNeed = NextSteps["needs"][number];

/** After that nobody waits for a reply any more. */
const REPLY_WITHIN = days(30);
/** An ad that ends so soon is worth a look. */
const ENDS_WITHIN = days(7);

/** What waits for the account: replies, requests, ads and memberships about to end, and what its profile lacks. */
export async function listNextSteps(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountId }: SignedInActor,
): Promise<NextSteps> {
  const now = clock.now();
  const replies = await queries.readRepliesOwed(db, accountId, fromNow(clock, -REPLY_WITHIN));
  const requests = await queries.readRequests(db, accountId);
  const ending = await queries.readEnding(db, accountId, { now, until: fromNow(clock, ENDS_WITHIN) });
  const closing = await queries.readClosedNetworks(db, accountId);
  return {
    replies: {
      count: replies[0]?.count ?? 0,
      latest: replies.map(({ id, slug, business_name, at }) => ({
        account: { id, slug, business_name },
        at: at.toISOString(),
      })),
    },
    requests: {
      count: requests[0]?.count ?? 0,
      latest: requests.map(({ id, slug, business_name }) => ({ id, slug, business_name })),
    },
    ending: {
      count: ending[0]?.count ?? 0,
      first: ending.map(({ id, title, looking_for, needed_by }) => ({
        id,
        title,
        looking_for,
        needed_by: needed_by.toISOString(),
      })),
    },
    closing: closing.map(({ id, business_name, closed_at }) => ({
      id,
      business_name,
      until: closesOn(closed_at).toISOString(),
    })),
    needs: (await queries.readNeeds(db, accountId, now)).filter(isOwn),
  };
}

/** Who is logged in has claimed the account and confirmed its address. */
function isOwn(need: ProfileNeed): need is OwnNeed {
  return need !== "claim" && need !== "confirmation";
}
