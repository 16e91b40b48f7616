import { useNudge } from "../../campaigns/useNudge.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { canBeReminded, type ManagedProfile } from "../managedProfiles.ts";
import * as css from "./Attention.css.ts";

/** How many profiles are unclaimed, incomplete or stale, and one press that reminds their owners. */
export function Attention({ profiles }: { profiles: readonly ManagedProfile[] }) {
  const t = useTranslate();
  const nudge = useNudge();
  const lacking = profiles.filter(
    ({ needs, state }) => needs.length > 0 && state !== "disabled" && state !== "closed",
  ).length;
  const due = profiles.filter((profile) => canBeReminded(profile));
  if (lacking === 0) return null;
  return (
    <section className={css.section} aria-labelledby="attention">
      <h2 id="attention" className={css.title}>
        {t(strings.attention)}
      </h2>
      <p className={css.text}>{t(strings.attentionText, { count: lacking })}</p>
      {due.length > 0 ? (
        <Button
          variant="secondary"
          className={css.button}
          busy={nudge.isPending}
          disabled={nudge.status === "success"}
          onClick={() => nudge.run(due.map(({ account_id }) => account_id))}
        >
          {t(strings.remindAll, { count: due.length })}
        </Button>
      ) : (
        <p className={css.text}>{t(strings.nobodyDue)}</p>
      )}
    </section>
  );
}
