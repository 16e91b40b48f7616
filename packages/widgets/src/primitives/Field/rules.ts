import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";

/* What many forms ask of a field. What is typed is trimmed. */

export const WRONG_EMAIL = "You must provide a valid email address.";

/** A text that must be given. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** An address that must be given. */
export const email = z.string().trim().refine(isEmail, WRONG_EMAIL);
