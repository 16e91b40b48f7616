import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/* Schemas that many forms share. They trim the input. */

/** A required text. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** A required email address, with its message in the reader's language. */
export const requiredEmail = (t: WidgetTranslate) =>
  z.string().trim().refine(isEmail, t(strings.invalidEmail));
