import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import {
  type EnquiryValues,
  emptyEnquiry,
  enquiryFields,
  enquirySchema,
  toRequest,
} from "../SendEnquiry/enquiryForm.ts";

export const NAME_MAX_LENGTH = 100;

export const visitorEnquirySchema = (t: WidgetTranslate) =>
  z.extend(enquirySchema(t), {
    name: z.string().check(z.trim(), z.minLength(1, { error: t(strings.required) })),
    email: z.string().check(z.trim(), z.refine(isEmail, { error: t(fieldStrings.invalidEmail) })),
  });

export interface VisitorEnquiryValues extends EnquiryValues {
  name: string;
  email: string;
}

export const visitorEnquiryFields = ["name", "email", ...enquiryFields] as const;

export const emptyVisitorEnquiry: VisitorEnquiryValues = { ...emptyEnquiry, name: "", email: "" };

export function toVisitorRequest(
  { name, email, ...asked }: VisitorEnquiryValues,
  recipients: number[],
  locale: Locale,
): Schema<"VisitorEnquiryRequest"> {
  return { ...toRequest(asked, recipients, [], locale), name, email };
}
