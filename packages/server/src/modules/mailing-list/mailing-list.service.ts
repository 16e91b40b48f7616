import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Services } from "../../platform/context.ts";
import { insertSubscriber } from "./mailing-list.queries.ts";

/**
 * Keeps the address with the time and the words of the consent; no words when the client did not tell which it showed.
 * @throws DomainError 409 'Already subscribed'
 */
export async function subscribeToMailingList(
  { db, clock }: Services,
  { email, wording = "" }: Body<"subscribeToMailingList">,
): Promise<Answer<"subscribeToMailingList">> {
  if (!(await insertSubscriber(db, { email, wording, at: clock.now() }))) {
    throw DomainError.conflict("Already subscribed: this address is on the mailing list.");
  }
  return { msg: "success" };
}
