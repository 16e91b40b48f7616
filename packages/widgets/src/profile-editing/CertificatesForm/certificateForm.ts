import type { Schema } from "@foodshed/sdk";
import { CERTIFICATE_KINDS, type CertificateKind } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { anyText } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

const certificateSchema = (t: WidgetTranslate) =>
  z.object({
    kind: filled(t(strings.certificateKindRequired)),
    issuer: filled(t(strings.certificateIssuerRequired)),
    number: filled(t(strings.certificateNumberRequired)),
    expires_on: filled(t(strings.certificateExpiryRequired)),
    file_id: anyText,
  });

export type CertificateValues = z.infer<ReturnType<typeof certificateSchema>>;

const blank: CertificateValues = { kind: "", issuer: "", number: "", expires_on: "", file_id: "" };

const shared = {
  schema: certificateSchema,
  success: (t: WidgetTranslate) => t(strings.certificateSaved),
  labels: (t: WidgetTranslate) => ({
    kind: t(strings.certificateKind),
    issuer: t(strings.certificateIssuer),
    number: t(strings.certificateNumber),
    expires_on: t(strings.certificateExpiry),
    file_id: t(strings.certificateFile),
  }),
  nameOf: { kind: (key: string) => CERTIFICATE_KINDS.find((kind) => kind.key === key)?.display ?? key },
};

export const newCertificateRules: SectionRules<CertificateValues> = {
  ...shared,
  creates: true,
  values: () => blank,
  changes: ({ kind, file_id, ...texts }, { id }) => [
    {
      call: "create_certificate",
      body: { profile_id: id, ...texts, kind: kind as CertificateKind, file_id: Number(file_id) || null },
    },
  ],
};

/** A certificate of the profile. When it is removed somewhere else, the form keeps what was last known of it. */
export function savedCertificateRules(certificate: Schema<"Certificate">): SectionRules<CertificateValues> {
  let known = valuesOf(certificate);
  return {
    ...shared,
    values: ({ certificates = [] }) => {
      const saved = certificates.find(({ id }) => id === certificate.id);
      if (saved) known = valuesOf(saved);
      return known;
    },
    changes: ({ kind, issuer, number, expires_on, file_id }, _profile, changed) =>
      changed.size === 0
        ? []
        : [
            {
              call: "update_certificate",
              body: {
                id: certificate.id,
                ...(changed.has("kind") && { kind: kind as CertificateKind }),
                ...(changed.has("issuer") && { issuer }),
                ...(changed.has("number") && { number }),
                ...(changed.has("expires_on") && { expires_on }),
                ...(changed.has("file_id") && { file_id: Number(file_id) || null }),
              },
            },
          ],
  };
}

function valuesOf({ kind, issuer, number, expires_on, file }: Schema<"Certificate">): CertificateValues {
  return { kind, issuer, number, expires_on, file_id: file ? String(file.id) : "" };
}
