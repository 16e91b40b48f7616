import type { Schema } from "@foodshed/sdk";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { useLink } from "../../provider/host.tsx";
import * as css from "./MembershipCard.css.ts";

/** The networks that a business belongs to, and a network's first members. */
export function MembershipCard({ profile }: { profile: Schema<"Profile"> }) {
  const Link = useLink();
  const connected = [...profile.organizations, ...profile.accounts];
  if (connected.length === 0) return null;
  const unseen = profile.accounts_total - profile.accounts.length;
  return (
    <section className={css.card} aria-labelledby="membership-title">
      <h2 id="membership-title" className={css.title}>
        Membership
      </h2>
      <ul className={css.list}>
        {connected.map((business) => (
          <li key={business.connection_id}>
            <Link to={`/profiles/${business.slug}`} className={css.business}>
              <Photo
                src={business.photo_file_name}
                className={css.avatar}
                fallback={<CoverArt slug={business.slug} className={css.avatar} />}
              />
              <span>{business.business_name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {unseen > 0 && <p className={css.more}>and {unseen.toLocaleString("en-CA")} more</p>}
    </section>
  );
}
