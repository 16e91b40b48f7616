import type { components } from "@foodshed/sdk";
import { fromNow, hours } from "../../core/clock.ts";
import { cardOf } from "../accounts/account-cards.ts";
import type { Services } from "../services.ts";
import type { AnswerRow, EnquiryRow, RecipientRow, SummaryRow } from "./enquiries.queries.ts";

export type Enquiry = components["schemas"]["Enquiry"];
export type ReceivedEnquiry = components["schemas"]["ReceivedEnquiry"];

/** From how long after it was sent an enquiry can be reminded of. */
const REMIND_AFTER = hours(24);

export function toEnquiry(
  services: Pick<Services, "images">,
  enquiry: EnquiryRow,
  recipients: RecipientRow[],
): Enquiry {
  return {
    id: enquiry.id,
    ...askedOf(enquiry),
    reminded_at: enquiry.reminded_at?.toISOString() ?? null,
    remind_from: remindFrom(enquiry, recipients)?.toISOString() ?? null,
    recipients: recipients.map(({ account, outcome, wrote, told_at, ...answer }) => ({
      account: cardOf(services.images, account),
      outcome,
      wrote,
      told: told_at !== null,
      answer: answerOf(answer),
    })),
  };
}

export function toReceivedEnquiry(
  enquiry: EnquiryRow,
  sender: ReceivedEnquiry["sender"],
  answer: AnswerRow,
): ReceivedEnquiry {
  return { id: enquiry.id, ...askedOf(enquiry), sender, answer: answerOf(answer) };
}

export function toSummary({ created_at, closed_at, ...row }: SummaryRow) {
  return { ...row, created_at: created_at.toISOString(), closed_at: closed_at?.toISOString() ?? null };
}

/** Those who got it and have neither answered nor written. */
export function isSilent({ outcome, answered_at, wrote }: RecipientRow): boolean {
  return outcome === "sent" && answered_at === null && !wrote;
}

/** From when those who are silent can be reminded; undefined when nobody can be. */
export function remindFrom(
  { created_at, reminded_at, closed_at }: EnquiryRow,
  recipients: RecipientRow[],
): Date | undefined {
  if (reminded_at || closed_at || !recipients.some(isSilent)) return undefined;
  return fromNow({ now: () => created_at }, REMIND_AFTER);
}

function askedOf(enquiry: EnquiryRow) {
  const { product, quantity, unit, wanted_by, delivery, content, created_at, closed_at } = enquiry;
  return {
    ...{ product, quantity, unit, wanted_by, delivery, content },
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  };
}

function answerOf({ answered_at, available, ...answer }: AnswerRow) {
  return answered_at === null || available === null
    ? null
    : { available, ...answer, answered_at: answered_at.toISOString() };
}
