import type { Schema } from "@foodshed/sdk";
import * as css from "../../membership/NetworkCard/NetworkCard.css.ts";
import { NetworkCard } from "../../membership/NetworkCard/NetworkCard.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";

/** The largest buy-local networks, with faces of their members. */
export function Networks({ networks }: { networks: readonly Schema<"BuyLocalNetwork">[] }) {
  const t = useTranslate();
  const Link = useLink();
  if (networks.length === 0) return null;
  return (
    <HomeSection
      title={t(strings.networks)}
      action={
        <Link to="/search?profile_type=ORG" className={more}>
          {t(strings.allNetworks)}
        </Link>
      }
    >
      <ul className={css.list}>
        {networks.map((network) => (
          <li key={network.profile.id}>
            <NetworkCard network={network} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
