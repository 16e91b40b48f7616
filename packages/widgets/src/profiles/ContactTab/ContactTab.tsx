import type { Schema } from "@foodshed/sdk";
import { EditButton } from "../EditButton/EditButton.tsx";
import { useEditing } from "../EditButton/editing.ts";
import { contactName } from "../profileLinks.ts";
import { AddressLines } from "./AddressLines.tsx";
import { ContactLines } from "./ContactLines.tsx";
import * as css from "./ContactTab.css.ts";

/** The contacts and locations of a business. */
export function ContactTab({ profile }: { profile: Schema<"Profile"> }) {
  const editing = useEditing() !== null;
  const primary = { ...profile, name: contactName(profile), position: profile.title };
  return (
    <>
      <section className={css.section}>
        <h2 className={css.title}>Contact</h2>
        <div className={css.grid}>
          <div className={css.entry}>
            <ContactLines contact={primary} />
            <EditButton edit={{ dialog: "profile", tab: "general" }} label="Edit primary contact" />
          </div>
          {profile.contacts.map((contact) => (
            <div key={contact.id} className={css.entry}>
              <ContactLines contact={contact} />
              <EditButton
                edit={{ dialog: "contact", contact }}
                label={`Edit ${contact.name || contact.position || "contact"}`}
              />
            </div>
          ))}
        </div>
        <EditButton edit={{ dialog: "contact" }} variant="secondary">
          Add a Contact
        </EditButton>
        {profile.hide_personal_info && (
          <p className={css.note}>
            This business keeps its contact details to itself. Send it a message instead.
          </p>
        )}
      </section>
      {(editing || profile.addresses.length > 0) && (
        <section className={css.section}>
          <h2 className={css.title}>Locations</h2>
          <div className={css.grid}>
            {profile.addresses.map((address) => (
              <div key={address.id} className={css.entry}>
                <AddressLines address={address} />
                <EditButton
                  edit={{ dialog: "address", address }}
                  label={`Edit ${address.description || address.city || "address"}`}
                />
              </div>
            ))}
          </div>
          <EditButton edit={{ dialog: "address" }} variant="secondary">
            Add an Address
          </EditButton>
        </section>
      )}
    </>
  );
}
