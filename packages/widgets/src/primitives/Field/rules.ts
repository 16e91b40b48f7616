import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { INVALID_EMAIL } from "./fieldMessages.ts";

/* What many forms ask of a field. What is typed is trimmed. */

/** A text that must be given. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** An address that must be given. */
export const email = z.string().trim().refine(isEmail, INVALID_EMAIL);
