import type { Schema } from "@foodshed/sdk";
import { formatMinute, pluralize } from "../text/format.ts";
import { ACTIONS, OUTCOMES, REASONS, urgencyText } from "./words.ts";

type Case = Schema<"ModerationCase">;
type Decision = Schema<"ModerationDecision">;

/** A case with its context, a line per fact, as `cases show` and the screen have it. */
export function caseLines(one: Case, server: string): string[] {
  const { content, author, messages } = one;
  return [
    `Case ${one.id}: ${one.kind} ${one.target_id} of ${one.account.business_name}`,
    `State: ${one.state}${one.outcome ? `, last decided: ${OUTCOMES[one.outcome]}` : ""}`,
    ...(one.reopened ? [`Opened again by ${one.reopened.by ?? "somebody"}: ${one.reopened.reason}`] : []),
    `Urgent because of: ${one.urgency.map((each) => urgencyText(each, one.kind)).join("; ") || "nothing"}`,
    "",
    "As reported:",
    ...indented(content.reported),
    ...(content.current === null
      ? ["Now: gone"]
      : content.changed
        ? ["Now:", ...indented(content.current)]
        : [`Now: the same${content.hidden ? ", and hidden" : ""}`]),
    "",
    `${pluralize(one.reports, "report")} by ${pluralize(one.reporters, "reporter")}:`,
    ...one.listed_reports.map(reportLine),
    "",
    `Author: ${one.account.business_name}, ${author.state}, since ${formatMinute(author.member_since)} UTC`,
    `  ${server}/profiles/${one.account.slug}`,
    `  Other cases: ${author.cases}, acted on: ${author.acted}`,
    ...author.decisions.map((decision) => `  Case ${decision.case_id}: ${decisionLine(decision)}`),
    ...(messages
      ? [
          "",
          "The conversation around it:",
          ...messages.map(
            ({ reported, sender, content }) =>
              `${reported ? "> " : "  "}${sender}: ${content.replaceAll("\n", " ")}`,
          ),
        ]
      : []),
    ...(one.decisions.length > 0 ? ["", "Decisions:", ...one.decisions.flatMap(decisionLines)] : []),
    ...(one.state === "open"
      ? ["", "Actions:", ...one.actions.map((name) => `  ${name}: ${ACTIONS[name]}`)]
      : []),
  ];
}

const indented = (text: string) => text.split("\n").map((line) => `  ${line}`);

function reportLine({
  reporter,
  reason,
  details,
  earlier,
  created_at,
}: Case["listed_reports"][number]): string {
  const who = reporter?.business_name ?? "A visitor";
  const before =
    earlier.made > 0
      ? ` (${earlier.made} before: ${earlier.upheld} upheld, ${earlier.dismissed} dismissed)`
      : "";
  return `  ${formatMinute(created_at)} ${who}${before}: ${REASONS[reason]}${details ? `. "${details}"` : ""}`;
}

export function decisionLine({ outcome, reason, decided_at, in_force, until }: Decision): string {
  const end = until ? ` until ${formatMinute(until)} UTC` : "";
  return `${OUTCOMES[outcome]}${end}: ${REASONS[reason]}, ${formatMinute(decided_at)} UTC${in_force ? "" : ", not in force"}`;
}

function decisionLines(decision: Decision): string[] {
  const { note, appeal, decided_by } = decision;
  return [
    `  ${decisionLine(decision)}, by ${decided_by ?? "somebody"}`,
    ...(note ? [`    "${note}"`] : []),
    ...(appeal ? [`    Appeal (${appeal.state}): "${appeal.words}"`] : []),
    ...(appeal?.note ? [`    ${appeal.decided_by ?? "Somebody"}: "${appeal.note}"`] : []),
  ];
}

/** What both sides would be told. */
export function noticeLines({ author, reporter }: Schema<"ModerationNotices">): string[] {
  const side = (to: string, notice: Schema<"ModerationNotice"> | null) =>
    notice
      ? [
          `${to} is told (${notice.language}): ${notice.subject}`,
          ...notice.paragraphs.map((text) => `  ${text}`),
        ]
      : [`${to} is told nothing.`];
  return [...side("The author", author), ...side("Each reporter", reporter)];
}
