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

/** Active */
export const stateActive: LocalizedString = { id: "server.membership.stateActive", english: "Active" };

/** Not confirmed yet */
export const stateUnverified: LocalizedString = { id: "server.membership.stateUnverified", english: "Not confirmed yet" };

/** Not claimed yet */
export const stateUnclaimed: LocalizedString = { id: "server.membership.stateUnclaimed", english: "Not claimed yet" };

/** Disabled */
export const stateDisabled: LocalizedString = { id: "server.membership.stateDisabled", english: "Disabled" };

/** Business */
export const csvBusiness: LocalizedString = { id: "server.membership.csvBusiness", english: "Business" };

/** Contact */
export const csvPerson: LocalizedString = { id: "server.membership.csvPerson", english: "Contact" };

/** Email */
export const csvEmail: LocalizedString = { id: "server.membership.csvEmail", english: "Email" };

/** Phone */
export const csvPhone: LocalizedString = { id: "server.membership.csvPhone", english: "Phone" };

/** Street */
export const csvStreet: LocalizedString = { id: "server.membership.csvStreet", english: "Street" };

/** Town */
export const csvCity: LocalizedString = { id: "server.membership.csvCity", english: "Town" };

/** Postal code */
export const csvPostalCode: LocalizedString = { id: "server.membership.csvPostalCode", english: "Postal code" };

/** Roles */
export const csvRoles: LocalizedString = { id: "server.membership.csvRoles", english: "Roles" };

/** Website */
export const csvWebsite: LocalizedString = { id: "server.membership.csvWebsite", english: "Website" };

/** State */
export const csvState: LocalizedString = { id: "server.membership.csvState", english: "State" };

/** Last login */
export const csvLastLogin: LocalizedString = { id: "server.membership.csvLastLogin", english: "Last login" };

/** Page */
export const csvPage: LocalizedString = { id: "server.membership.csvPage", english: "Page" };

/** Closed */
export const stateClosed: LocalizedString = { id: "server.membership.stateClosed", english: "Closed" };
