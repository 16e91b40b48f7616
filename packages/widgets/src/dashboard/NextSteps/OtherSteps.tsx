import type { Schema } from "@foodshed/sdk";
import { LeafIcon, PeopleIcon, SearchIcon } from "../../brand/icons/signs.tsx";
import { CONNECTION_REQUESTS } from "../../membership/ConnectionRequests/ConnectionRequests.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { NEWS } from "../News/News.tsx";
import { Step } from "./Step.tsx";

type Need = Schema<"NextSteps">["needs"][number];

/** The section of the profile hub where a profile gets what it lacks. */
const HUB: Readonly<Record<Need, string>> = {
  description: "/profile-hub#general-business-information",
  picture: "/profile-hub#profile-picture",
  products: "/profile-hub#products",
  place: "/profile-hub#location-details",
  update: "/profile-hub",
};

/** Moves focus to the title of a section further down, and shows it. */
const goTo = (id: string) => document.getElementById(id)?.focus();

/** The requests are answered in their own section. */
export function RequestsStep({ requests: { count, latest } }: { requests: Schema<"NextSteps">["requests"] }) {
  const t = useTranslate();
  if (count === 0) return null;
  const names = latest.map(({ business_name }) => business_name);
  const more = count - names.length;
  return (
    <Step
      icon={<PeopleIcon />}
      action={
        <Button variant="secondary" size="sm" onClick={() => goTo(CONNECTION_REQUESTS)}>
          {t(strings.answer, { count })}
        </Button>
      }
    >
      {t(strings.requestsWait, {
        count,
        businesses: new Intl.ListFormat(t.locale).format([
          ...names,
          ...(more > 0 ? [t(strings.manyMore, { count: more })] : []),
        ]),
      })}
    </Step>
  );
}

/** What is new stands in its own section. */
export function NewsStep({ unread }: { unread: number }) {
  const t = useTranslate();
  return (
    <Step
      icon={<SearchIcon />}
      action={
        <Button variant="secondary" size="sm" onClick={() => goTo(NEWS)}>
          {t(strings.look)}
        </Button>
      }
    >
      {t(strings.newsWaits, { count: unread })}
    </Step>
  );
}

/** What the profile lacks; the press leads to the first of it. */
export function ProfileStep({ needs }: { needs: Schema<"NextSteps">["needs"] }) {
  const t = useTranslate();
  const lacking = needs.filter((need) => need !== "update");
  const [first] = needs;
  if (!first) return null;
  return (
    <Step
      icon={<LeafIcon />}
      action={
        <LinkButton variant="secondary" size="sm" to={HUB[first]}>
          {t(lacking.length > 0 ? strings.completeProfile : strings.lookOver)}
        </LinkButton>
      }
    >
      {lacking.length > 0
        ? t(strings.profileLacks, {
            things: new Intl.ListFormat(t.locale).format(lacking.map((need) => t(strings.lacking, { need }))),
          })
        : t(strings.profileStale)}
    </Step>
  );
}
