import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

const password = (t: WidgetTranslate) => z.string().min(1, t(strings.required));
const code = (t: WidgetTranslate) => z.string().trim().min(1, t(strings.required));

export const codeSchema = (t: WidgetTranslate) => z.object({ code: code(t) });

export const passwordOnlySchema = (t: WidgetTranslate) =>
  z.object({ password: password(t), code: z.string() });

export const passwordAndCodeSchema = (t: WidgetTranslate) =>
  z.object({ password: password(t), code: code(t) });
