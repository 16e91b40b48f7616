import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { ArrowRightIcon } from "../../brand/icons/signs.tsx";
import * as primitiveStrings from "../../primitives/generated/strings.ts";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useClient, useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./GettingStarted.css.ts";
import { type StartItem, startSteps } from "./gettingStarted.ts";

/** The first steps of a new member, until they finish or dismiss them. Shown on the member's own profile while `onboarding` is set. */
export function GettingStarted({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const client = useClient();
  const [hidden, setHidden] = useState(false);
  if (hidden || !profile.onboarding) return null;

  function hide() {
    setHidden(true);
    // A failure is ignored: the steps are shown again on the next visit.
    void client.GET("/accounts/set_onboarding/");
  }

  return (
    <section className={css.card} aria-labelledby="getting-started">
      <div className={css.head}>
        <h2 id="getting-started" className={css.title}>
          {t(strings.gettingStarted)}
        </h2>
        <button type="button" className={css.hide} onClick={hide}>
          {t(strings.hideSteps)}
        </button>
      </div>
      <ol className={css.steps}>
        {startSteps(profile, t).map(({ id, title, items, done }, index) => (
          <li key={id} className={done ? css.stepDone : css.step}>
            <p className={css.name}>
              <span className={done ? css.numberDone : css.number} aria-hidden="true">
                {done ? <CheckIcon /> : index + 1}
              </span>
              {title}
              {done && <VisuallyHidden>{t(primitiveStrings.stepDone)}</VisuallyHidden>}
            </p>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item.label}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Item({ item: { label, to, done } }: { item: StartItem }) {
  const t = useTranslate();
  const Link = useLink();
  if (done) {
    return (
      <span className={css.done}>
        <CheckIcon />
        <span>
          {label}
          <VisuallyHidden>{t(primitiveStrings.stepDone)}</VisuallyHidden>
        </span>
      </span>
    );
  }
  return (
    <Link to={to} className={css.open}>
      {done === false ? <span className={css.ring} aria-hidden="true" /> : <ArrowRightIcon />}
      <span>{label}</span>
    </Link>
  );
}
