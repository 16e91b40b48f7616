import type { Schema } from "@foodshed/sdk";
import { contactName } from "../profileLinks.ts";
import { AddressLines } from "./AddressLines.tsx";
import { ContactLines } from "./ContactLines.tsx";
import * as css from "./ContactTab.css.ts";

/** Who to ask for, and where the business is. */
export function ContactTab({ profile }: { profile: Schema<"Profile"> }) {
  const primary = { ...profile, name: contactName(profile), position: profile.title };
  return (
    <>
      <section className={css.section}>
        <h2 className={css.title}>Contact</h2>
        <div className={css.grid}>
          <ContactLines contact={primary} />
          {profile.contacts.map((contact) => (
            <ContactLines key={contact.id} contact={contact} />
          ))}
        </div>
        {profile.hide_personal_info && (
          <p className={css.note}>
            This business keeps its contact details to itself. Send it a message instead.
          </p>
        )}
      </section>
      {profile.addresses.length > 0 && (
        <section className={css.section}>
          <h2 className={css.title}>Locations</h2>
          <div className={css.grid}>
            {profile.addresses.map((address) => (
              <AddressLines key={address.id} address={address} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
