import type { MemberText } from "@foodshed/sdk/locale";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { useMemberText } from "../../member-texts/useMemberText.ts";
import * as css from "./VisitCard.css.ts";

export interface VisitTextProps extends Omit<MemberText, "text"> {
  title: string;
  text: string | null | undefined;
}

/** What a vendor says of a visit, under its title; nothing where it says nothing. */
export function VisitText({ title, text, language, translation }: VisitTextProps) {
  const shown = useMemberText({ text: text?.trim() ?? "", language, translation: translation?.trim() });
  if (!shown.text) return null;
  return (
    <div className={css.part}>
      <h3 className={css.label}>{title}</h3>
      <p lang={shown.lang} className={css.words}>
        {shown.text}
      </p>
      {shown.other && <OtherLanguage {...shown.other} />}
    </div>
  );
}
