import type { ReactNode } from "react";
import { heroField } from "../../brand/scenes.ts";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as searchStrings from "../../search/generated/strings.ts";
import { SearchBox } from "../../search/SearchBox/SearchBox.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./Hero.css.ts";

export interface HeroProps {
  /** The number of businesses; null when it could not be loaded. */
  businesses: number | null;
  /** Content below the search box. */
  children?: ReactNode;
}

const field = heroField();

/** The top of the home page: what the site is, its number of businesses, and the search box. */
export function Hero({ businesses, children }: HeroProps) {
  const t = useTranslate();
  return (
    <section className={css.hero}>
      <Picture {...field} anchor="xMidYMax" className={css.field} />
      <div className={css.content}>
        <h1 className={css.title}>
          {businesses === null ? t(strings.title) : t(strings.titleCounted, { count: businesses })}
        </h1>
        <p className={css.lead}>{t(strings.lead)}</p>
        <div className={css.search}>
          <SearchBox size="large" placeholder={t(searchStrings.homePlaceholder)} />
        </div>
        {children}
      </div>
    </section>
  );
}
