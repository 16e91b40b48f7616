import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { BasketIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { shortAddress, webAddress } from "../profileLinks.ts";
import * as css from "./BuyOnline.css.ts";

/** Only sellers and processors have an online store. */
export function sellsOnline({ roles, online_store }: Schema<"Profile">): boolean {
  return webAddress(online_store) !== null && (holds(roles, "seller") || holds(roles, "processor"));
}

/** A link to a business's online store. */
export function BuyOnline({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const store = webAddress(profile.online_store);
  if (!store || !sellsOnline(profile)) return null;
  return (
    <section className={css.card} aria-labelledby="buy-online-title">
      <h2 id="buy-online-title" className={css.title}>
        {t(strings.buyOnline)}
      </h2>
      <p className={css.address}>{shortAddress(store)}</p>
      <LinkButton
        to={store}
        variant="accent"
        wide
        icon={<BasketIcon />}
        target="_blank"
        rel="noopener nofollow"
      >
        {t(strings.visitStore)}
      </LinkButton>
    </section>
  );
}
