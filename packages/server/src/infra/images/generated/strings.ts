// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Many pictures are being prepared right now. Please try again in a moment. */
export const decodingBusy: LocalizedString = { id: "server.images.decodingBusy", english: "Many pictures are being prepared right now. Please try again in a moment." };

/** You must choose a JPEG, PNG, GIF, BMP or WebP image. */
export const wrongImageType: LocalizedString = { id: "server.images.wrongImageType", english: "You must choose a JPEG, PNG, GIF, BMP or WebP image." };

/** This image could not be read. Please choose another one. */
export const unreadableImage: LocalizedString = { id: "server.images.unreadableImage", english: "This image could not be read. Please choose another one." };
