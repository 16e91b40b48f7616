import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../provider/locale.tsx";
import * as css from "./AccountFrame.css.ts";
import * as strings from "./generated/strings.ts";

export interface RegistrationProps {
  /** Why businesses cannot register at the moment, in each language; absent while they can. An empty sentence says only that they cannot. */
  closed?: Schema<"SiteNotice"> | undefined;
}

/** Says before anybody types that nobody can register; nothing while businesses can. */
export function ClosedSignUp({ closed }: RegistrationProps) {
  const t = useTranslate();
  if (!closed) return null;
  const sentence = t.locale === "fr-CA" ? closed.fr : closed.en;
  return <p className={css.closed}>{sentence || t(strings.signUpClosed)}</p>;
}
