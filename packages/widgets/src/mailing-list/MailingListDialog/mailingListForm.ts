import type { FoodshedError } from "@foodshed/sdk";
import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";

export const mailingListSchema = (t: WidgetTranslate) =>
  z.object({ email: z.string().check(z.trim(), z.refine(isEmail, t(fieldStrings.invalidEmail))) });

export type MailingListValues = z.infer<ReturnType<typeof mailingListSchema>>;

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

/** A conflict, or the words of a newsletter service that is asked by another server than ours. */
function saysSubscribed(problem: FoodshedError): boolean {
  if (problem.status === 409) return true;
  return subscriptionError(problem).toLowerCase().includes("already subscribed");
}
