// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** The rate service does not take this parcel or these addresses. Please check them and try again. */
export const parcelRefused: LocalizedString = { id: "server.shipping.parcelRefused", english: "The rate service does not take this parcel or these addresses. Please check them and try again." };

/** Shipping rates are not available right now. Please try again in a moment. */
export const ratesUnavailable: LocalizedString = { id: "server.shipping.ratesUnavailable", english: "Shipping rates are not available right now. Please try again in a moment." };

/** {names} did not give rates this time. You can try again, or ask them yourself. */
export const noRatesFrom: LocalizedString<{ names: string | number }> = { id: "server.shipping.noRatesFrom", english: [["names"]," did not give rates this time. You can try again, or ask them yourself."] };

/** These rates come from a sample rate card: no carrier has offered them. */
export const sampleRates: LocalizedString = { id: "server.shipping.sampleRates", english: "These rates come from a sample rate card: no carrier has offered them." };
