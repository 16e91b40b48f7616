import { formatPhone, phoneLink } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ContactTab.css.ts";

export interface ContactLinesProps {
  contact: {
    name: string | null;
    position: string | null;
    email: string | null;
    phone: string | null;
    fax: string | null;
    cell: string | null;
  };
}

/** A contact person with phone numbers and email; missing and hidden parts are left out. */
export function ContactLines({ contact }: ContactLinesProps) {
  const t = useTranslate();
  const { name, position, email, phone, fax, cell } = contact;
  if (!name && !position && !email && !phone && !fax && !cell) return null;
  return (
    <address className={css.contact}>
      {name && <p className={css.name}>{name}</p>}
      {position && <p className={css.position}>{position}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
        </p>
      )}
      <PhoneLine label={t(strings.phone)} number={phone} />
      <PhoneLine label={t(strings.cell)} number={cell} />
      <PhoneLine label={t(strings.fax)} number={fax} />
    </address>
  );
}

export function PhoneLine({ label, number }: { label: string; number: string | null }) {
  const t = useTranslate();
  if (!number) return null;
  const link = phoneLink(number);
  return (
    <p>
      <span className={css.label}>{label}</span>{" "}
      {link ? (
        <a href={link} className={css.phone}>
          {formatPhone(number, t)}
        </a>
      ) : (
        number
      )}
    </p>
  );
}
