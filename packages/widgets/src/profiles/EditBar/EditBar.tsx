import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import * as css from "./EditBar.css.ts";

/** The bar above a profile that the reader may edit: its name, and links to the hub and the previews. */
export function EditBar({ profile }: { profile: Schema<"Profile"> }) {
  const session = useSession();
  const own = session?.account_id === profile.account_id;
  const vendor = holds(profile.roles, "vendor");
  return (
    <section className={css.bar} aria-label="Editing">
      <p className={css.words}>
        {own ? "This is your profile." : `You are editing the profile of ${profile.business_name}.`}
        {!profile.published && " Nobody else sees it yet."}
      </p>
      <div className={css.actions}>
        <LinkButton to={own ? "/profile-hub" : `/profile-hub/${profile.slug}`} variant="secondary" size="sm">
          Open the Profile Hub
        </LinkButton>
        {own && (
          <LinkButton to="/viewProfile" variant="secondary" size="sm">
            View as others see it
          </LinkButton>
        )}
        {vendor && profile.published && (
          <LinkButton to={`/market/${profile.slug}`} variant="secondary" size="sm" target="_blank">
            View Your Consumer-Facing Profile
            <VisuallyHidden>, in a new tab</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </section>
  );
}
