import { POSTAL_CODE_MAX_LENGTH, postalCode } from "@foodshed/sdk/vocabulary";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A Canadian postal code; formatted as N0B 1A0 on blur. Check it with `POSTAL_CODE_PATTERN`. */
export function PostalCodeField(props: Omit<TextFieldProps, "type" | "tidy">) {
  return (
    <TextField
      maxLength={POSTAL_CODE_MAX_LENGTH}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      tidy={(text) => postalCode(text) ?? text}
    />
  );
}
