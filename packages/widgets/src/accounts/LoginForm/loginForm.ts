import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const loginSchema = (t: WidgetTranslate) =>
  z.object({
    username: z.string().trim().refine(isEmail, t(strings.loginEmail)),
    password: z.string().min(1, t(strings.loginPassword)),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;

export const emptyLogin: LoginValues = { username: "", password: "" };
