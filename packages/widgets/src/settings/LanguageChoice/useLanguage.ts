import { LOCALE_NAMES, type Locale } from "@foodshed/sdk/locale";
import { useState } from "react";
import { useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";

/** Saves the language of the signed-in user. The response's token, which names it, replaces the stored one. */
export function useLanguage() {
  const t = useTranslate();
  const session = useSessionStore();
  const { notify } = useNotices();
  const [wish, setWish] = useState<Locale>();
  const { isPending, problem, run } = useMutation(
    (client, language: Locale) => client.POST("/accounts/set_language/", { body: { language } }),
    ({ token }, language) => {
      session?.start(token);
      notify(t(strings.languageSaved, { language: LOCALE_NAMES[language] }));
    },
  );

  async function choose(language: Locale): Promise<void> {
    setWish(language);
    await run(language);
    setWish(undefined);
  }

  return {
    /** What was chosen and is not saved yet. */
    wish,
    isPending,
    problem,
    choose: (language: Locale) => void choose(language),
  };
}
