import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./HowItWorks.css.ts";

const READERS = [
  {
    title: strings.forGrowers,
    steps: [strings.growersShow, strings.growersFound, strings.growersSend],
    to: "/register",
    link: strings.growersLink,
  },
  {
    title: strings.forBuyers,
    steps: [strings.buyersSearch, strings.buyersAsk, strings.buyersPost],
    to: "/search",
    link: strings.buyersLink,
  },
  {
    title: strings.forNetworks,
    steps: [strings.networksConnect, strings.networksHelp, strings.networksEmbed],
    to: "/embed",
    link: strings.networksLink,
  },
];

/** Tells visitors what the network does for those who grow, those who buy and those who bring both together. */
export function HowItWorks() {
  const t = useTranslate();
  const Link = useLink();
  const session = useSession();
  if (session) return null;
  return (
    <HomeSection title={t(strings.howItWorks)}>
      <div className={css.readers}>
        {READERS.map(({ title, steps, to, link }) => (
          <div key={to} className={css.reader}>
            <h3 className={css.title}>{t(title)}</h3>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={t(step)} className={css.step}>
                  {t(step)}
                </li>
              ))}
            </ol>
            <Link to={to} className={more}>
              {t(link)}
            </Link>
          </div>
        ))}
      </div>
    </HomeSection>
  );
}
