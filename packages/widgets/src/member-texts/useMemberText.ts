import { type MemberText, otherTextFor, textFor } from "@foodshed/sdk/locale";
import { useState } from "react";
import { useTranslate } from "../provider/locale.tsx";

/** A member's text for the reader, and how to switch to the other language where it is given in both. */
export function useMemberText(member: MemberText) {
  const { locale } = useTranslate();
  const [switched, setSwitched] = useState(false);
  const first = textFor(locale, member);
  const second = otherTextFor(locale, member);
  const shown = switched && second ? second : first;
  const offered = second && (switched ? locale : (second.lang ?? locale));
  return {
    ...shown,
    other: offered && {
      language: offered,
      original: offered === member.language,
      onSelect: () => setSwitched(!switched),
    },
  };
}
