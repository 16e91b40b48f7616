import type { Schema } from "@foodshed/sdk";
import {
  certificateName,
  formatDate,
  isCertificateExpired,
  label,
  ONTARIO_TIME_ZONE,
} from "@foodshed/sdk/vocabulary";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./CertificateLines.css.ts";

/** A certificate: what is certified, by whom, under which number, until when, and who has checked that. */
export function CertificateLines({ certificate }: { certificate: Schema<"Certificate"> }) {
  const t = useTranslate();
  const { kind, issuer, number, expires_on, file, check } = certificate;
  const expired = isCertificateExpired(certificate, new Date());
  const date = formatDate(`${expires_on}T12:00:00Z`, "UTC", t.locale);
  const time = (text: React.ReactNode) => <time dateTime={expires_on}>{text}</time>;
  return (
    <div className={css.lines}>
      <p className={css.name}>
        {label(t, certificateName(kind))} {expired && <Tag tone="beet">{t(strings.expired)}</Tag>}
      </p>
      <p className={css.facts}>{t(strings.issuedBy, { issuer, number })}</p>
      <p className={css.facts}>{t.rich(expired ? strings.expiredOn : strings.validUntil, { date, time })}</p>
      {file && (
        <p className={css.facts}>
          <a href={file.file_data.src} download={file.file_data.name} className={textLink}>
            {file.file_data.name}
          </a>
        </p>
      )}
      {check ? (
        <p className={css.checked}>
          <CheckIcon />
          <span>
            {t(strings.checkedBy, {
              business: check.account.business_name,
              date: formatDate(check.at, ONTARIO_TIME_ZONE, t.locale),
            })}
          </span>
        </p>
      ) : (
        <p className={css.soft}>{t(strings.statedByBusiness)}</p>
      )}
    </div>
  );
}
