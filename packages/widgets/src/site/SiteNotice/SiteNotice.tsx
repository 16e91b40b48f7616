import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import * as css from "./SiteNotice.css.ts";

export interface SiteNoticeProps {
  /** What the administrators tell everybody, in each language. */
  notice: Schema<"SiteNotice">;
}

/** A sentence of the administrators above every page. */
export function SiteNotice({ notice }: SiteNoticeProps) {
  const { locale } = useTranslate();
  return <p className={css.notice}>{locale === "fr-CA" ? notice.fr : notice.en}</p>;
}
