import { formatDate } from "@foodshed/sdk/vocabulary";
import { Tag } from "../primitives/Tag/Tag.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as css from "./decisions.css.ts";
import { doneText, type OwnDecision, reasonText } from "./decisionWords.ts";
import * as strings from "./generated/strings.ts";

/** What was decided, why, and what became of an appeal. */
export function DecisionText({ decision }: { decision: OwnDecision }) {
  const t = useTranslate();
  const { note, appeal, in_force } = decision;
  const reason = reasonText(t, decision);
  const day = (date: string) => formatDate(date, undefined, t.locale);
  return (
    <>
      <p>
        <strong>{doneText(t, decision)}</strong>{" "}
        {!in_force && <Tag tone="plain">{t(strings.notInForce)}</Tag>}
      </p>
      {reason && <p>{reason}</p>}
      {note && <p>{t(strings.administratorsWrite, { note })}</p>}
      <p className={css.soft}>{t(strings.decidedOn, { date: day(decision.decided_at) })}</p>
      {appeal && (
        <>
          <p className={css.soft}>{t(strings.youAppealed, { date: day(appeal.made_at) })}</p>
          <blockquote className={css.quote}>{appeal.words}</blockquote>
          <p>
            {appeal.state === "waiting"
              ? t(strings.appealWaits)
              : t(appeal.state === "reversed" ? strings.appealReversed : strings.appealUpheld, {
                  note: appeal.note,
                })}
          </p>
        </>
      )}
    </>
  );
}
