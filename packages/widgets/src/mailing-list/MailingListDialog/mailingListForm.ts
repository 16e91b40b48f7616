import type { FoodshedError } from "@foodshed/sdk";
import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import { INVALID_EMAIL } from "../../primitives/Field/fieldMessages.ts";

export const mailingListSchema = z.object({
  email: z.string().check(z.trim(), z.refine(isEmail, INVALID_EMAIL)),
});

export type MailingListValues = z.infer<typeof mailingListSchema>;

/** The consent text; stored with the address, so the request contains it as shown. */
export const consentText =
  "By subscribing you agree that Foodshed sends you news of Ontario’s local food by email. You can unsubscribe at any time.";

export const subscribed = "Your information has been successfully submitted.";
export const alreadySubscribed = "You are already subscribed to the mailing list.";

export type SubscriptionState = "idle" | "loading" | "success" | "error" | "already-subscribed";

/** The state of the dialog, derived from its request. */
export function subscriptionState(
  status: "idle" | "pending" | "success" | "error",
  problem: FoodshedError | undefined,
): SubscriptionState {
  if (status === "pending") return "loading";
  if (status !== "error") return status;
  return problem && saysSubscribed(problem) ? "already-subscribed" : "error";
}

/** The message of a failure, as the newsletter service returned it. */
export function subscriptionError(problem: FoodshedError): string {
  return problem.errors?.email?.[0] ?? problem.message;
}

function saysSubscribed(problem: FoodshedError): boolean {
  return subscriptionError(problem).toLowerCase().includes("already subscribed");
}
