import type { Schema } from "../contract.ts";
import { accountCard, accountRef, businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";
import type { Mocks } from "./handlers.ts";

const [me, dairy, chef, cold, , fish] = businesses;

/** An answer that offers ten kilograms for 24.50 each. */
export function enquiryAnswer(changes: Partial<Schema<"EnquiryAnswer">> = {}): Schema<"EnquiryAnswer"> {
  return {
    available: true,
    quantity: 10,
    unit: "kg",
    price: 24.5,
    price_unit: "kg",
    date: "2099-04-28",
    delivers: false,
    content: "Fresh every Tuesday.",
    answered_at: inDays(-1),
    ...changes,
  };
}

const asked = {
  product: "Goat cheese",
  quantity: 12,
  unit: "kg",
  wanted_by: "2099-05-01",
  delivery: "either",
  content: "For our spring menu.",
  closed_at: null,
} as const;

/** An enquiry of Maple Hill Orchard, sent two days ago: an offer, a no, nobody's answer, and one who was left out. */
export function enquiry(changes: Partial<Schema<"Enquiry">> = {}): Schema<"Enquiry"> {
  const silent = { outcome: "sent", wrote: false, told: false, answer: null } as const;
  return {
    id: 71,
    ...asked,
    created_at: inDays(-2),
    reminded_at: null,
    remind_from: inDays(-1),
    recipients: [
      { ...silent, account: accountCard(chef) },
      {
        ...silent,
        account: accountCard(cold),
        answer: enquiryAnswer({ price: 21, delivers: true, content: "" }),
      },
      { ...silent, account: accountCard(dairy), answer: enquiryAnswer() },
      { ...silent, account: accountCard(fish), outcome: "blocked" },
    ],
    ...changes,
  };
}

/** The same enquiry as North Fork Dairy got it. */
export function receivedEnquiry(changes: Partial<Schema<"ReceivedEnquiry">> = {}): Schema<"ReceivedEnquiry"> {
  return { id: 71, ...asked, created_at: inDays(-2), sender: accountRef(me), answer: null, ...changes };
}

/** Mocks of everything that can be done with an enquiry; each set of them remembers what was done. */
export function enquiryMocks(first: Schema<"Enquiry"> = enquiry()) {
  let held = first;
  return {
    "GET /enquiries/": () => {
      const { id, product, quantity, unit, wanted_by, created_at, closed_at, recipients } = held;
      const sent = recipients.filter(({ outcome }) => outcome === "sent").length;
      const answered = recipients.filter(({ answer }) => answer).length;
      return {
        count: 1,
        results: [{ id, product, quantity, unit, wanted_by, created_at, closed_at, sent, answered }],
        unread_answers: 2,
        waiting: 1,
      };
    },
    "POST /enquiries/": () => held,
    "GET /enquiries/{id}/": () => held,
    "GET /enquiries/{id}/received/": () => receivedEnquiry(),
    "POST /enquiries/{id}/answer/": () => receivedEnquiry({ answer: enquiryAnswer() }),
    "POST /enquiries/{id}/remind/": () => {
      held = { ...held, reminded_at: new Date().toISOString(), remind_from: null };
      return held;
    },
    "POST /enquiries/{id}/close/": ({ body }) => {
      const recipients = held.recipients.map((one) => ({ ...one, told: body.tell.includes(one.account.id) }));
      held = { ...held, closed_at: new Date().toISOString(), remind_from: null, recipients };
      return held;
    },
    "POST /enquiries/{id}/shipping/": () => ({
      notice: "These are sample rates.",
      rates: held.recipients
        .filter(({ answer }) => answer?.available)
        .map(({ account, answer }) =>
          answer?.delivers
            ? { account: account.id, rate: null, reason: "delivers" as const }
            : {
                account: account.id,
                rate: {
                  carrier: "Canada Post",
                  service: "ExpeditedParcel",
                  service_name: "Expedited Parcel",
                  rate: 14.82,
                  delivery_days: 2,
                  url: null,
                },
                reason: null,
              },
        ),
    }),
  } satisfies Mocks;
}
