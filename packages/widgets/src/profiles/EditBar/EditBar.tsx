import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./EditBar.css.ts";

/** The bar above a profile that the reader may edit: its name, and links to the hub and the previews. */
export function EditBar({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const session = useSession();
  const own = session?.account_id === profile.account_id;
  const vendor = holds(profile.roles, "vendor");
  return (
    <section className={css.bar} aria-label={t(strings.editing)}>
      <p className={css.words}>
        {own ? t(strings.ownProfile) : t(strings.editingProfileOf, { business: profile.business_name })}
        {!profile.published && ` ${t(strings.notPublished)}`}
      </p>
      <div className={css.actions}>
        <LinkButton to={own ? "/profile-hub" : `/profile-hub/${profile.slug}`} variant="secondary" size="sm">
          {t(strings.openProfileHub)}
        </LinkButton>
        {own && (
          <LinkButton to="/viewProfile" variant="secondary" size="sm">
            {t(strings.viewAsOthers)}
          </LinkButton>
        )}
        {vendor && profile.published && (
          <LinkButton to={`/market/${profile.slug}`} variant="secondary" size="sm" target="_blank">
            {t.rich(strings.viewConsumerProfile, {
              hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
            })}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
