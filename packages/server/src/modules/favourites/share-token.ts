import { randomBytes } from "node:crypto";

/** The part of a shared list's address that nobody can guess. */
export const newShareToken = (): string => randomBytes(24).toString("base64url");
