import { TextField, type TextFieldProps } from "./TextField.tsx";

/** The address of a web page; "www.maplehill.ca" becomes "https://www.maplehill.ca" when one leaves the field. */
export function WebAddressField(props: Omit<TextFieldProps, "type" | "tidy">) {
  return (
    <TextField
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="url"
      tidy={withScheme}
    />
  );
}

/** People leave the scheme away; a text that could be no host is left as it is. */
function withScheme(text: string): string {
  const trimmed = text.trim();
  return /^[^\s:/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
