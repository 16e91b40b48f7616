import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./RegisterCall.css.ts";

/** Invites visitors to register; members have done so. */
export function RegisterCall() {
  const t = useTranslate();
  const session = useSession();
  if (session) return null;
  return (
    <section className={css.call} aria-labelledby="register-call">
      <h2 id="register-call" className={css.title}>
        {t(strings.registerTitle)}
      </h2>
      <p className={css.lead}>{t(strings.registerLead)}</p>
      <LinkButton to="/register">{t(strings.register)}</LinkButton>
    </section>
  );
}
