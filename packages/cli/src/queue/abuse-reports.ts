import type { Schema } from "@foodshed/sdk";
import { dataWithRetry } from "../requests/call.ts";
import type { QueueItem, QueueSource } from "./queue-item.ts";

const PAGE = 240;

/** Reports of profiles, classifieds and messages, which administrators decide. */
export const abuseReports: QueueSource = {
  type: "report",
  label: "abuse reports",
  isFor: ({ is_admin }) => is_admin,
  async read(context, { client }) {
    const items: QueueItem[] = [];
    for (;;) {
      const query = { from: items.length, size: PAGE };
      const { count, results } = await dataWithRetry(
        () => client.GET("/abuse_reports/", { params: { query }, signal: context.signal }),
        context,
      );
      items.push(...results.map(toItem));
      if (results.length === 0 || items.length >= count) return items;
    }
  },
  async answer({ client }, id, accept) {
    const body = { id, decision: accept ? ("upheld" as const) : ("dismissed" as const) };
    return (await client.POST("/abuse_reports/decide/", { body })).error;
  },
};

const REASONS = {
  spam: "spam",
  misleading: "untrue or misleading",
  offensive: "insulting or harassing",
  fraud: "an attempt to deceive",
  illegal: "against the law",
  other: "something else",
} as const satisfies Record<Schema<"AbuseReportReason">, string>;

function toItem(report: Schema<"AbuseReport">): QueueItem {
  const { id, case_id, kind, target_id, reason, details, excerpt, account, reporter, same_target } = report;
  const others = same_target > 0 ? ` Other reports of it that wait: ${same_target}.` : "";
  return {
    item: `report-${id}`,
    type: "report",
    business_name: reporter?.business_name ?? "A visitor",
    slug: reporter?.slug ?? "",
    asks: `to look at ${kind} ${target_id} of ${account.business_name}: ${REASONS[reason]}${details && `. "${details}"`}`,
    of: null,
    created_at: report.created_at,
    consequence: `The report is upheld; when denied, it is dismissed. Nothing else changes and nobody is told. To do something and tell both sides: foodshed cases decide ${case_id}.${others} It read: "${excerpt}"`,
  };
}
