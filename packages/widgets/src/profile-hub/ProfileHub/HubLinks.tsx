import { holds, type RoleValue } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ProfileHub.css.ts";

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

const businessFacing: readonly RoleValue[] = ["buyer", "seller", "processor", "service_provider"];

/** An introduction to the hub, and links to the previews of the profile. */
export function HubLinks() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const own = useActingAccount().account === profile.id;
  const Link = useLink();
  const facesBusinesses = businessFacing.some((role) => holds(profile.roles, role));
  return (
    <>
      <p className={css.lead}>
        {own ? t(strings.leadOwn) : t(strings.leadManaged, { business: profile.business_name })}{" "}
        <Link to="/key-features" className={textLink}>
          {t.rich(strings.more, { hidden })}
        </Link>
      </p>
      <ul className={css.links}>
        {facesBusinesses && (
          <li>
            <NewTab to={`/profile/${profile.slug}`}>{t.rich(strings.viewBusinessProfile, { hidden })}</NewTab>
          </li>
        )}
        {holds(profile.roles, "vendor") && (
          <li>
            <NewTab to={`/market/${profile.slug}`}>{t.rich(strings.viewConsumerProfile, { hidden })}</NewTab>
          </li>
        )}
      </ul>
    </>
  );
}

function NewTab({ to, children }: { to: string; children: ReactNode }) {
  const Link = useLink();
  return (
    <Link to={to} target="_blank" className={textLink}>
      {children}
    </Link>
  );
}
