import * as z from "zod";
import { requiredEmail } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";

export const forgotSchema = (t: WidgetTranslate) => z.object({ email: requiredEmail(t) });

export type ForgotValues = z.infer<ReturnType<typeof forgotSchema>>;
