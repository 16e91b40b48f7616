import { type Locale, localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { insertSubscriber, isSubscribed } from "./mailing-list.queries.ts";

const alreadySubscribed = () => DomainError.conflict(localized(strings.alreadySubscribed));

/**
 * Keeps the address with the time and the words of the consent, and the language that the request asks for; no words when the client did
 * not tell which it showed.
 * If a newsletter provider is configured, it is called first, and addresses that it refuses are not stored.
 * @throws DomainError 409 'Already subscribed'; 400 and 503 as the provider does
 */
export async function subscribeToMailingList(
  { db, clock, newsletter }: Services,
  { email, wording = "" }: Body<"subscribeToMailingList">,
  language?: Locale,
): Promise<ResponseBody<"subscribeToMailingList">> {
  let forwardedAt: Date | undefined;
  if (newsletter) {
    if (await isSubscribed(db, email)) throw alreadySubscribed();
    await newsletter.subscribe(email);
    forwardedAt = clock.now();
  }
  if (!(await insertSubscriber(db, { email, wording, language, at: clock.now(), forwardedAt })))
    throw alreadySubscribed();
  return { msg: "success" };
}
