// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Hello {name}, */
export const mailGreeting: LocalizedString<{ name: string | number }> = { id: "server.mail.mailGreeting", english: ["Hello ",["name"],","] };

/** Hello, */
export const mailGreetingNameless: LocalizedString = { id: "server.mail.mailGreetingNameless", english: "Hello," };

/** Or copy this address into your browser: {url} */
export const mailCopyAddress: LocalizedString<{ url: string | number }> = { id: "server.mail.mailCopyAddress", english: ["Or copy this address into your browser: ",["url"]] };

/** {label}: */
export const mailBeforeAddress: LocalizedString<{ label: string | number }> = { id: "server.mail.mailBeforeAddress", english: [["label"],":"] };

/** Unsubscribe */
export const mailUnsubscribe: LocalizedString = { id: "server.mail.mailUnsubscribe", english: "Unsubscribe" };
