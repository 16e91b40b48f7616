import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import * as css from "./RegisterCall.css.ts";

/** Invites visitors to register; members have done so. */
export function RegisterCall() {
  const session = useSession();
  if (session) return null;
  return (
    <section className={css.call} aria-labelledby="register-call">
      <h2 id="register-call" className={css.title}>
        Grow, make, cook or move food in Ontario?
      </h2>
      <p className={css.lead}>
        Put your business where buyers and neighbours look for it. A profile costs nothing.
      </p>
      <LinkButton to="/register">Register</LinkButton>
    </section>
  );
}
