import type { Schema } from "@foodshed/sdk";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { actions, isSuspension, type Reason, reasons, reasonsFor } from "./words.ts";

const actionNames = Object.keys(actions) as Schema<"ModerationAction">[];
const reasonNames = Object.keys(reasons) as Reason[];

/** A decision, with a reason that fits its action. */
export const decisionSchema = (t: WidgetTranslate) =>
  z
    .object({
      action: z.enum(actionNames, t(strings.chooseAction)),
      reason: z.enum(reasonNames, t(strings.chooseReason)),
      days: z.string().trim(),
      note: z.string().trim().max(1000),
    })
    .refine(({ action, reason }) => reasonsFor(action).includes(reason), {
      path: ["reason"],
      error: t(strings.chooseReason),
    })
    .refine(({ reason, note }) => reason !== "other" || note !== "", {
      path: ["note"],
      error: t(strings.sayWhy),
    })
    .refine(({ action, days }) => !isSuspension(action) || isDays(days), {
      path: ["days"],
      error: t(strings.sayDays),
    });

const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 365;

export type DecisionValues = z.infer<ReturnType<typeof decisionSchema>>;

export function toRequest(
  id: number,
  { action, reason, days, note }: DecisionValues,
): Schema<"DecideModerationCaseRequest"> {
  return { id, action, reason, note, ...(isSuspension(action) && { days: Number(days) }) };
}
