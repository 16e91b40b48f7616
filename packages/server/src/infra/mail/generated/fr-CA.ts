// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.mail.mailGreeting": ["Bonjour ",["name"],","],
  "server.mail.mailGreetingNameless": "Bonjour,",
  "server.mail.mailCopyAddress": ["Ou copiez cette adresse dans votre navigateur : ",["url"]],
  "server.mail.mailBeforeAddress": [["label"]," :"],
  "server.mail.mailUnsubscribe": "Se désabonner",
} satisfies Catalogue as Catalogue;
