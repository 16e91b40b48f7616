import { useTranslate } from "../provider/locale.tsx";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function AboutTheFund() {
  const t = useTranslate();
  return (
    <StaticPage title={t(strings.aboutTheFund)} menu={<AboutMenu here="/about-the-fund" />}>
      <p>{t(strings.fundPurpose)}</p>
      <p>{t(strings.fundFree)}</p>
    </StaticPage>
  );
}
