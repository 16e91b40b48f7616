import { formatPhone, PHONE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A phone, fax or cell number; formatted as (519) 555-0142 on blur. Check it with `isPhone`. */
export function PhoneField(props: Omit<TextFieldProps, "type" | "tidy">) {
  return (
    <TextField maxLength={PHONE_MAX_LENGTH} autoComplete="tel" {...props} type="tel" tidy={formatPhone} />
  );
}
