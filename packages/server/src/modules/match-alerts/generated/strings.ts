// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Your classified has new matches. */
export const mailOneClassified: LocalizedString = { id: "server.match-alerts.mailOneClassified", english: "Your classified has new matches." };

/** Your classifieds have new matches. */
export const mailClassifieds: LocalizedString = { id: "server.match-alerts.mailClassifieds", english: "Your classifieds have new matches." };

/** {count, plural, one {# new match for “{name}”} other {# new matches for “{name}”}} */
export const mailMatchesFor: LocalizedString<{ count: number; name: string | number }> = { id: "server.match-alerts.mailMatchesFor", english: [["count",2,{"one":[0," new match for “",["name"],"”"],"other":[0," new matches for “",["name"],"”"]}]] };

/** {count, plural, one {# new match for {classifieds} of your classifieds} other {# new matches for {classifieds} of your classifieds}} */
export const mailMatchesForClassifieds: LocalizedString<{ classifieds: string | number; count: number }> = { id: "server.match-alerts.mailMatchesForClassifieds", english: [["count",2,{"one":[0," new match for ",["classifieds"]," of your classifieds"],"other":[0," new matches for ",["classifieds"]," of your classifieds"]}]] };

/** {count, plural, one {See # more} other {See # more}} */
export const mailMore: LocalizedString<{ count: number }> = { id: "server.match-alerts.mailMore", english: [["count",2,{"one":["See ",0," more"],"other":["See ",0," more"]}]] };

/** Open your classified */
export const mailOpenClassified: LocalizedString = { id: "server.match-alerts.mailOpenClassified", english: "Open your classified" };

/** until {date} */
export const mailUntil: LocalizedString<{ date: string | number }> = { id: "server.match-alerts.mailUntil", english: ["until ",["date"]] };

/** You get this mail because you chose to be told of new matches when you posted a classified. */
export const mailReason: LocalizedString = { id: "server.match-alerts.mailReason", english: "You get this mail because you chose to be told of new matches when you posted a classified." };

/** Manage your classifieds */
export const mailManage: LocalizedString = { id: "server.match-alerts.mailManage", english: "Manage your classifieds" };
