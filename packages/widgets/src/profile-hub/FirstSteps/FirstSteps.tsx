import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { useCallback, useDeferredValue, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { type Profile, useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import * as strings from "../generated/strings.ts";
import { AllSteps } from "./AllSteps.tsx";
import { EndOfSteps } from "./EndOfSteps.tsx";
import * as css from "./FirstSteps.css.ts";
import { LivePreview } from "./LivePreview.tsx";
import { OneStep } from "./OneStep.tsx";
import { useFirstSteps } from "./useFirstSteps.ts";

/** What buyers look for first, asked of a new member, with the profile beside it. Ends when it is answered or dismissed. */
export function FirstSteps() {
  const t = useTranslate();
  const client = useClient();
  const { account } = useActingAccount();
  const { profile, update } = useEditedProfile();
  const [typed, setTyped] = useState<Profile | null>(null);
  const [asks, setAsks] = useState<FirstStep>();
  const preview = useCallback((next: Profile | null) => setTyped(next), []);
  const shown = useDeferredValue(typed ?? profile);
  const visit = useFirstSteps(profile, account);
  const { current, pace, steps, answered, total } = visit;

  function dismiss() {
    update({ ...profile, onboarding: false });
    // A failure is ignored: the steps are shown again on the next visit.
    void client.GET("/accounts/set_onboarding/");
  }

  if (steps.length === 0) return null;
  const draftKeyOf = (key: string) => (account === undefined ? undefined : `${account} first-steps ${key}`);
  return (
    <section className={css.frame} aria-label={t(strings.firstSteps)}>
      <div className={css.head}>
        <div className={css.progress}>
          <p className={css.title}>{t(strings.firstSteps)}</p>
          <p role="status" className={css.count}>
            {t(strings.stepsAnswered, { answered, total })}
          </p>
          <div className={css.track} aria-hidden="true">
            <div className={css.filled} style={{ inlineSize: `${(answered / total) * 100}%` }} />
          </div>
        </div>
        <div className={css.tools}>
          {steps.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => visit.setPace(pace === "one" ? "all" : "one")}>
              {t(pace === "one" ? strings.allAtOnce : strings.oneAtATime)}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={dismiss}>
            {t(strings.hideFirstSteps)}
          </Button>
        </div>
      </div>
      <div className={css.columns}>
        {pace === "all" ? (
          <AllSteps
            {...{ steps, preview, draftKeyOf }}
            onFocus={setAsks}
            onMoved={visit.goTo}
            onDone={dismiss}
          />
        ) : current ? (
          <OneStep {...{ visit, preview, draftKeyOf }} step={current} />
        ) : (
          <EndOfSteps
            open={steps.filter((step) => !step.answered)}
            onOpen={visit.goTo}
            onBack={visit.back}
            onDone={dismiss}
          />
        )}
        <LivePreview profile={shown} role={(pace === "one" ? current : asks)?.role} />
      </div>
    </section>
  );
}
