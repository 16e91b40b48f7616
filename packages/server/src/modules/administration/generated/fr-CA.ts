// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.administration.mailSent": "Ce courriel a déjà été envoyé.",
  "server.administration.mailCancelled": "Ce courriel a été annulé.",
  "server.administration.jobPaused": "Cette tâche est en pause. Reprenez-la d’abord.",
  "server.administration.jobEssential": "Le serveur a besoin de cette tâche : elle ne peut pas être mise en pause.",
  "server.administration.setAndReset": "Modifiez-le ou réinitialisez-le, pas les deux.",
  "server.administration.noticeEndsFirst": "L’avis doit se terminer après son début.",
} satisfies Catalogue as Catalogue;
