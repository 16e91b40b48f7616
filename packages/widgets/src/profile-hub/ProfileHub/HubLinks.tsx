import { holds, type RoleValue } from "@foodshed/sdk/vocabulary";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useLink } from "../../provider/host.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { textLink } from "../../theme/text.css.ts";
import * as css from "./ProfileHub.css.ts";

const businessFacing: readonly RoleValue[] = ["buyer", "seller", "processor", "service_provider"];

/** An introduction to the hub, and links to the previews of the profile. */
export function HubLinks() {
  const { profile } = useEditedProfile();
  const own = useActingAccount().account === profile.id;
  const Link = useLink();
  const facesBusinesses = businessFacing.some((role) => holds(profile.roles, role));
  return (
    <>
      <p className={css.lead}>
        {own
          ? "What you write here is how buyers, sellers and networks find you."
          : `You edit this profile on behalf of ${profile.business_name}.`}{" "}
        Each section is saved by itself.{" "}
        <Link to="/key-features" className={textLink}>
          more
          <VisuallyHidden> about the key features</VisuallyHidden>
        </Link>
      </p>
      <ul className={css.links}>
        {facesBusinesses && (
          <li>
            <NewTab to={`/profile/${profile.slug}`}>View Your Business-Facing Profile</NewTab>
          </li>
        )}
        {holds(profile.roles, "vendor") && (
          <li>
            <NewTab to={`/market/${profile.slug}`}>View Your Consumer-Facing Profile</NewTab>
          </li>
        )}
      </ul>
    </>
  );
}

function NewTab({ to, children }: { to: string; children: string }) {
  const Link = useLink();
  return (
    <Link to={to} target="_blank" className={textLink}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
