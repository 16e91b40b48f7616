import { ONTARIO_FOOD_MIN_PERCENT } from "@foodshed/sdk/vocabulary";
import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function AboutUs() {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <StaticPage title={t(strings.aboutUs)} menu={<AboutMenu here="/about-us" />}>
      <p>{t(strings.aboutIntro)}</p>
      <h2>{t(strings.aboutCan)}</h2>
      <ul>
        <li>{t(strings.aboutFind)}</li>
        <li>{t(strings.aboutShow)}</li>
        <li>{t(strings.aboutPost)}</li>
        <li>{t(strings.aboutWrite)}</li>
      </ul>
      <h2>{t(strings.aboutOntarioFoodTitle)}</h2>
      <p>{t(strings.aboutOntarioFood, { percent: ONTARIO_FOOD_MIN_PERCENT })}</p>
      <h2>{t(strings.aboutJoinTitle)}</h2>
      <p>{t.rich(strings.aboutJoin, { register: linkTo("/register") })}</p>
    </StaticPage>
  );
}
