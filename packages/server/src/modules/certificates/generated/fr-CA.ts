// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.certificates.tooManyCertificates": ["Un profil compte au plus ",["count"]," certificats. Supprimez-en un d’abord."],
  "server.certificates.noChecksWhileActing": "Les certificats ne peuvent pas être vérifiés pendant une session d’assistance.",
  "server.certificates.certificateChanged": "Ce certificat a été modifié entre-temps. Relisez-le avant de le marquer.",
  "server.certificates.noSuchAttachment": "Choisissez une des pièces jointes du profil.",
} satisfies Catalogue as Catalogue;
