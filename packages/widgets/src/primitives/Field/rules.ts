import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { INVALID_EMAIL } from "./fieldMessages.ts";

/* Schemas that many forms share. They trim the input. */

/** A required text. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** A required email address. */
export const email = z.string().trim().refine(isEmail, INVALID_EMAIL);
