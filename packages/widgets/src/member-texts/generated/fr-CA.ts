// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "member-texts.languageAndTranslation": "Langue et traduction",
  "member-texts.language": "Langue de ce texte",
  "member-texts.recognized": "La reconnaître",
  "member-texts.languageHint": "Les lecteurs d’écran le lisent dans cette langue.",
  "member-texts.titleTranslation": ["Intitulé ",["language",1,{"fr":"en français","en":"en anglais","other":"dans l’autre langue"}]],
  "member-texts.textTranslation": ["Contenu ",["language",1,{"fr":"en français","en":"en anglais","other":"dans l’autre langue"}]],
  "member-texts.descriptionTranslation": ["La même chose ",["language",1,{"fr":"en français","en":"en anglais","other":"dans l’autre langue"}]],
  "member-texts.showOriginal": ["Afficher l’original ",["language",1,{"fr":"français","other":"anglais"}]],
  "member-texts.showTranslation": ["Afficher en ",["language",1,{"fr":"français","other":"anglais"}]],
} satisfies Catalogue as Catalogue;
