import type { Schema } from "@foodshed/sdk";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { CertificateLines } from "../CertificateLines/CertificateLines.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./CertificatesCard.css.ts";

// Only who manages the profile, and administrators, see it.
const CheckCertificate = lazy(() =>
  import("../CheckCertificate/CheckCertificate.tsx").then((module) => ({
    default: module.CheckCertificate,
  })),
);

export interface CertificatesCardProps {
  profile: Schema<"Profile">;
  /** Called with the profile after a check; absent for those who may not edit it. */
  onProfile?: ((profile: Schema<"Profile">) => void) | undefined;
  /** The button to edit them. */
  children?: ReactNode;
}

/** The certificates of a business; nothing where it has none and none can be added. */
export function CertificatesCard({ profile, onProfile, children }: CertificatesCardProps) {
  const t = useTranslate();
  const session = useSession();
  const { certificates = [] } = profile;
  const mayCheck = onProfile && session && session.account_id !== profile.account_id;
  if (certificates.length === 0 && !onProfile) return null;
  return (
    <section className={css.card} aria-labelledby="certificates-title">
      <h2 id="certificates-title" className={css.title}>
        {t(strings.certificates)}
      </h2>
      {certificates.length > 0 && (
        <ul className={css.list}>
          {certificates.map((certificate) => (
            <li key={certificate.id} className={css.entry}>
              <CertificateLines certificate={certificate} />
              {mayCheck && (
                <Suspense>
                  <CheckCertificate
                    certificate={certificate}
                    onChecked={(checked) =>
                      onProfile({
                        ...profile,
                        certificates: certificates.map((one) => (one.id === checked.id ? checked : one)),
                      })
                    }
                  />
                </Suspense>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
