import { useTranslate } from "../../provider/locale.tsx";
import { heading, text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./NoConsumerPage.css.ts";

/** Replaces the consumer page of a profile that has none. */
export function NoConsumerPage({ businessName }: { businessName: string }) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <h1 className={heading.h1}>{t(strings.noConsumerPage)}</h1>
      <p className={text.lead}>{t(strings.vendorsOnly, { business: businessName })}</p>
    </div>
  );
}
