import { TextField, type TextFieldProps } from "./TextField.tsx";

/** The address of a web page; "www.maplehill.ca" becomes "https://www.maplehill.ca" on blur. */
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

/** Adds a missing scheme; leaves a text unchanged that cannot be a host. */
function withScheme(text: string): string {
  const trimmed = text.trim();
  return /^[^\s:/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(trimmed) ? `https://${trimmed}` : trimmed;
}
