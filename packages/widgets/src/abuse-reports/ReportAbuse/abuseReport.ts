import { ABUSE_REPORT_DETAILS_MAX_LENGTH, ABUSE_REPORT_REASONS } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** Only "something else" must be explained. */
export const abuseReportSchema = (t: WidgetTranslate) =>
  z
    .object({
      reason: z.enum(ABUSE_REPORT_REASONS, t(strings.chooseReason)),
      details: z.string().trim().max(ABUSE_REPORT_DETAILS_MAX_LENGTH),
    })
    .refine(({ reason, details }) => reason !== "other" || details !== "", {
      path: ["details"],
      error: t(strings.sayWhatIsWrong),
    });

export type AbuseReportValues = z.infer<ReturnType<typeof abuseReportSchema>>;
