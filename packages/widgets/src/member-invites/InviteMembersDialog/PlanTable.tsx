import { type LocalizedString, translateText } from "@foodshed/sdk/locale";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { Outcome, PlannedRow } from "../plan.ts";
import * as css from "./InviteMembersDialog.css.ts";

const OUTCOMES: Record<Outcome, { label: LocalizedString; tone: "leaf" | "squash" | "beet" | "plain" }> = {
  doubtful: { label: strings.doubtful, tone: "squash" },
  wrong: { label: strings.wrong, tone: "beet" },
  taken: { label: strings.taken, tone: "beet" },
  known: { label: strings.known, tone: "plain" },
  new: { label: strings.isNew, tone: "leaf" },
};

/** What a person has to look at comes first. */
const ORDER = Object.keys(OUTCOMES) as Outcome[];
const AT_FIRST = 50;

/** How many rows have which outcome. */
export function PlanCounts({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useTranslate();
  const counts = ORDER.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  return (
    <p role="status" className={css.counts}>
      {counts.map(({ outcome, count }) => (
        <Tag key={outcome} tone={OUTCOMES[outcome].tone}>
          {t(strings.counted, { outcome, count })}
        </Tag>
      ))}
    </p>
  );
}

/** What would become of each row, those in doubt and those that are wrong first. */
export function PlanTable({
  rows,
  decided,
  onDecide,
}: {
  rows: readonly PlannedRow[];
  /** Lines in doubt that are new businesses. */
  decided: ReadonlySet<number>;
  onDecide: (line: number, isNew: boolean) => void;
}) {
  const t = useTranslate();
  const [limit, setLimit] = useState(AT_FIRST);
  const sorted = [...rows].sort(
    (one, other) =>
      ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || one.row.line - other.row.line,
  );
  return (
    <>
      <ul className={css.list} aria-label={t(strings.plan)}>
        {sorted.slice(0, limit).map(({ row, outcome, reasons }) => (
          <li key={row.line} className={css.item}>
            <div className={css.words}>
              <p className={css.name}>
                {row.business || row.email || t(strings.line, { line: row.line })}{" "}
                <Tag tone={OUTCOMES[outcome].tone}>{t(OUTCOMES[outcome].label)}</Tag>
              </p>
              <p className={css.note}>
                {t(strings.line, { line: row.line })}
                {row.business && row.email && ` · ${row.email}`}
              </p>
              {reasons.map((reason, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reasons never change their order
                <p key={index} className={outcome === "wrong" ? css.fault : css.note}>
                  {typeof reason === "string" ? reason : translateText(t, reason)}
                </p>
              ))}
            </div>
            {outcome === "doubtful" && (
              <SelectField
                label={t(strings.decide, { business: row.business })}
                hideLabel
                value={decided.has(row.line) ? "new" : "skip"}
                options={[
                  { value: "skip", label: t(strings.leaveOut) },
                  { value: "new", label: t(strings.inviteAsNew) },
                ]}
                onChange={({ currentTarget }) => onDecide(row.line, currentTarget.value === "new")}
              />
            )}
          </li>
        ))}
      </ul>
      {sorted.length > limit && (
        <Button variant="quiet" size="sm" className={css.start} onClick={() => setLimit(limit + 500)}>
          {t(strings.showMore, { count: sorted.length - limit })}
        </Button>
      )}
    </>
  );
}
