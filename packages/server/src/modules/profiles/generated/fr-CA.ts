// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.profiles.mailRoleAcceptedSubject": [["business"]," est maintenant un organisme sur Foodshed"],
  "server.profiles.mailRoleDeniedSubject": "Votre demande de devenir un organisme sur Foodshed",
  "server.profiles.mailRoleAccepted": ["Vous avez demandé que ",["business"]," devienne un organisme. C’est fait : les entreprises peuvent demander à se joindre à votre réseau, et vous pouvez les y inviter."],
  "server.profiles.mailRoleDenied": ["Vous avez demandé que ",["business"]," devienne un organisme. Nous n’avons pas pu l’accepter pour le moment. Votre profil et ses rôles restent tels quels."],
  "server.profiles.mailOpenProfile": "Ouvrir votre profil",
  "server.profiles.mailRoleNotYou": "Si vous n’avez rien demandé, veuillez nous en informer.",
} satisfies Catalogue as Catalogue;
