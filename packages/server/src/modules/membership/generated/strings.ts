// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You are connected already, or a request is waiting for its answer. */
export const alreadyConnected: LocalizedString = { id: "server.membership.alreadyConnected", english: "You are connected already, or a request is waiting for its answer." };

/** This request was {state, select, accepted {accepted} denied {denied} other {requested}} already. */
export const requestWasAnswered: LocalizedString<{ state: "accepted" | "denied" | (string & {}) }> = { id: "server.membership.requestWasAnswered", english: ["This request was ",["state",1,{"accepted":"accepted","denied":"denied","other":"requested"}]," already."] };

/** This connection does not exist. */
export const noSuchConnection: LocalizedString = { id: "server.membership.noSuchConnection", english: "This connection does not exist." };

/** A connection joins a business and a buy-local network, or a business and its manager. */
export const connectionSides: LocalizedString = { id: "server.membership.connectionSides", english: "A connection joins a business and a buy-local network, or a business and its manager." };

/** A connection with a manager lets the manager edit and manage the profile. */
export const managerManages: LocalizedString = { id: "server.membership.managerManages", english: "A connection with a manager lets the manager edit and manage the profile." };
