import type { Schema } from "@foodshed/sdk";
import { holds, label } from "@foodshed/sdk/vocabulary";
import { useId, useState } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { useMemberText } from "../../member-texts/useMemberText.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import { useEditing } from "../EditButton/editing.ts";
import * as strings from "../generated/strings.ts";
import { type Fact, Facts } from "../RoleCards/Facts.tsx";
import * as css from "./AboutCard.css.ts";

/** Longer descriptions, in characters, are collapsed behind the "…" toggle. */
const FOLD_FROM = 420;

/** The description of a business, its types, the services it wants and offers, and its files. */
export function AboutCard({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const organization = profile.roles.find(({ value }) => value === "organization");
  const provider = holds(profile.roles, "service_provider");
  const services = provider || profile.services_needed.length + profile.services_provided.length > 0;
  const editServices: Pick<Fact, "edit"> = provider
    ? { edit: { dialog: "checklist", ofRole: "service_provider", list: "services" } }
    : {};
  const editing = useEditing() !== null;
  return (
    <section className={css.card} aria-labelledby="about-title">
      <h2 id="about-title" className={css.title}>
        {t(strings.aboutBusiness, { business: profile.business_name })}
      </h2>
      <Description profile={profile} />
      <EditButton edit={{ dialog: "profile", tab: "general" }}>{t(strings.editDescription)}</EditButton>
      <Facts
        facts={[
          {
            label: t(strings.iAmA),
            values: profile.category.map(({ display }) => label(t, display)),
            none: t(strings.noBusinessType),
            edit: { dialog: "profile", tab: "types" },
          },
          ...(services
            ? [
                {
                  label: t(strings.servicesNeeded),
                  values: profile.services_needed.map(({ display }) => label(t, display)),
                  none: t(strings.none),
                  ...editServices,
                },
                {
                  label: t(strings.servicesOffered),
                  values: profile.services_provided.map(({ display }) => label(t, display)),
                  none: t(strings.none),
                  ...editServices,
                },
              ]
            : []),
          ...(organization
            ? [
                {
                  label: t(strings.other),
                  values: [insurance(organization.data.role_details.third_party_insurance, t)],
                  edit: { dialog: "role", ofRole: "organization" } as const,
                },
              ]
            : []),
        ]}
      />
      {(editing || profile.files.length > 0) && (
        <div className={css.files}>
          <h3 className={css.label}>
            {t(strings.attachments)}{" "}
            <EditButton edit={{ dialog: "attachments" }} label={t(strings.editAttachments)} />
          </h3>
          {profile.files.length === 0 && <p className={css.none}>{t(strings.noneFeminine)}</p>}
          <ul className={css.list}>
            {profile.files.map(({ id, file_data }) => (
              <li key={id}>
                <a href={file_data.src} className={css.file}>
                  <PaperclipIcon /> {file_data.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function insurance(held: boolean | null, t: WidgetTranslate): string {
  if (held === null) return t(strings.insuranceNotStated);
  return held ? t(strings.insured) : t(strings.notInsured);
}

/** Splits at empty lines: an empty line as the last visible one would be cut to a lone "…". */
function paragraphs(text: string): { start: number; text: string }[] {
  return [...text.trim().matchAll(/\S[\s\S]*?(?=\n[^\S\n]*\n|$)/g)].map(({ index, 0: paragraph }) => ({
    start: index,
    text: paragraph,
  }));
}

function Description({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const { text, lang, other } = useMemberText({
    text: profile.description ?? "",
    language: profile.description_language,
    translation: profile.description_translation,
  });
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!text.trim()) return <p className={css.none}>{t(strings.noDescription)}</p>;
  const folds = text.length > FOLD_FROM;
  return (
    <div className={css.descriptionBox}>
      {/* The whole text is in the page for search engines and find-in-page; the rest is hidden visually only. */}
      <div id={id} lang={lang} className={folds && !open ? css.folded : css.description}>
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph.start} className={css.paragraph}>
            {paragraph.text}
          </p>
        ))}
      </div>
      {folds && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? t(strings.lessDescription) : t(strings.wholeDescription)}
          onClick={() => setOpen(!open)}
        >
          ...
        </button>
      )}
      {other && <OtherLanguage {...other} />}
    </div>
  );
}
