import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import { useEditing } from "../EditButton/editing.ts";
import * as strings from "../generated/strings.ts";
import { contactName } from "../profileLinks.ts";
import { AddressLines } from "./AddressLines.tsx";
import { ContactLines } from "./ContactLines.tsx";
import * as css from "./ContactTab.css.ts";

const PlaceMap = lazy(() =>
  import("../../map/PlaceMap/PlaceMap.tsx").then((module) => ({ default: module.PlaceMap })),
);

/** The contacts and locations of a business. */
export function ContactTab({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const editing = useEditing() !== null;
  const primary = { ...profile, name: contactName(profile), position: profile.title };
  return (
    <>
      <section className={css.section}>
        <h2 className={css.title}>{t(strings.contact)}</h2>
        <div className={css.grid}>
          <div className={css.entry}>
            <ContactLines contact={primary} />
            <EditButton edit={{ dialog: "profile", tab: "general" }} label={t(strings.editPrimaryContact)} />
          </div>
          {profile.contacts.map((contact) => (
            <div key={contact.id} className={css.entry}>
              <ContactLines contact={contact} />
              <EditButton
                edit={{ dialog: "contact", contact }}
                label={
                  contact.name || contact.position
                    ? t(strings.editNamed, { name: contact.name || contact.position || "" })
                    : t(strings.editContact)
                }
              />
            </div>
          ))}
        </div>
        <EditButton edit={{ dialog: "contact" }} variant="secondary">
          {t(strings.addContact)}
        </EditButton>
        {profile.hide_personal_info && <p className={css.note}>{t(strings.contactHidden)}</p>}
      </section>
      {(editing || profile.addresses.length > 0) && (
        <section className={css.section}>
          <h2 className={css.title}>{t(strings.locations)}</h2>
          <div className={css.grid}>
            {profile.addresses.map((address) => (
              <div key={address.id} className={css.entry}>
                <AddressLines address={address} />
                <EditButton
                  edit={{ dialog: "address", address }}
                  label={
                    address.description || address.city
                      ? t(strings.editNamed, { name: address.description || address.city || "" })
                      : t(strings.editAddress)
                  }
                />
              </div>
            ))}
          </div>
          {profile.on_map && (
            <Suspense>
              <PlaceMap name={profile.business_name} place={profile.on_map} />
            </Suspense>
          )}
          <EditButton edit={{ dialog: "address" }} variant="secondary">
            {t(strings.addAddress)}
          </EditButton>
        </section>
      )}
    </>
  );
}
