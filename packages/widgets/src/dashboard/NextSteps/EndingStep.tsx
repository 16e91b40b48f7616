import type { Schema } from "@foodshed/sdk";
import { classifiedPath, formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { CalendarIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Step } from "./Step.tsx";
import { useRenewal } from "./useNextSteps.ts";

/** The member's ads that end soon, each renewed with one press. */
export function EndingStep({ ending: { count, first } }: { ending: Schema<"NextSteps">["ending"] }) {
  const t = useTranslate();
  const more = count - first.length;
  return (
    <>
      {first.map((classified) => (
        <EndingAd key={classified.id} classified={classified} />
      ))}
      {more > 0 && (
        <Step
          icon={<CalendarIcon />}
          action={
            <LinkButton variant="secondary" size="sm" to="/profile/classifieds">
              {t(strings.seeThem)}
            </LinkButton>
          }
        >
          {t(strings.moreEnding, { count: more })}
        </Step>
      )}
    </>
  );
}

function EndingAd({ classified }: { classified: Schema<"EndingClassified"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const renewal = useRenewal();
  const { title, needed_by } = classified;
  return (
    <Step
      icon={<CalendarIcon />}
      error={renewal.problem?.message}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={renewal.isPending}
          aria-label={t(strings.renewNamed, { title })}
          onClick={() => void renewal.run(classified)}
        >
          {t(strings.renew)}
        </Button>
      }
    >
      {t.rich(strings.adEnds, {
        title,
        date: formatClassifiedDate(needed_by, t.locale),
        link: linkTo(classifiedPath(classified)),
      })}
    </Step>
  );
}
