import type { Schema } from "@foodshed/sdk";
import type { CertificateJson } from "./certificate-json.ts";

export function toCertificate(row: CertificateJson, publicUrl: string): Schema<"Certificate"> {
  const { file, check, id, kind, issuer, number, expires_on } = row;
  return {
    id,
    kind,
    issuer,
    number,
    expires_on,
    file: file && {
      id: file.id,
      file_data: {
        name: file.name,
        src: `${publicUrl}/api/v1/files/content/${file.id}`,
        public: true,
        size: file.size,
        content_type: file.media_type,
      },
    },
    check: check && { account: check.account, at: new Date(check.at).toISOString() },
  };
}
