import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import * as css from "../decisions.css.ts";
import { doneText, type OwnDecision, reasonText } from "../decisionWords.ts";
import * as strings from "../generated/strings.ts";

export interface DecisionNoticesProps {
  /** What was decided that matters on this page. */
  about: readonly OwnDecision["outcome"][];
  /** The one thing that the page shows; without it decisions about any. */
  target?: number;
}

/** Says above a member's page what administrators have hidden or suspended, why, and where to appeal. */
export function DecisionNotices({ about, target }: DecisionNoticesProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { data } = useQuery(["getOwnModeration"], (client) => client.GET("/moderation/own/"));
  const shown = (data?.decisions ?? []).filter(
    ({ in_force, outcome, target_id }) =>
      in_force && about.includes(outcome) && (target === undefined || target_id === target),
  );
  if (shown.length === 0) return null;
  return (
    <aside aria-label={t(strings.noticesLabel)} className={css.notices}>
      <ul className={css.list}>
        {shown.map((decision) => (
          <li key={decision.id} className={css.card}>
            <p>
              <strong>{doneText(t, decision)}</strong> {reasonText(t, decision)}
            </p>
            {decision.note && <p>{t(strings.administratorsWrite, { note: decision.note })}</p>}
            <p>
              {linkTo("/decisions")(t(decision.appeal_until ? strings.readAndAppeal : strings.readDecision))}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
