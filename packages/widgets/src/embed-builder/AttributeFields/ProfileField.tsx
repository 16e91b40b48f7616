import { useEffect, useState } from "react";
import { Combobox } from "../../primitives/Combobox/Combobox.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useProfilesByName } from "../useProfilesByName.ts";

export interface ProfileFieldProps {
  label: string;
  hint: string;
  /** Networks only, or every business. */
  profileType: "ORG" | "ALL";
  /** The slug that is chosen. */
  value: string;
  onChange: (slug: string) => void;
}

/** Finds a network or a business by name; also accepts a slug. */
export function ProfileField({ label, hint, profileType, value, onChange }: ProfileFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(value);
  const found = useProfilesByName(typed, profileType);
  const exact = found.find(({ slug, name }) => slug === typed.trim() || name === typed.trim());
  const recognized = value ? undefined : exact?.slug;
  // Suggestions arrive after the last keystroke; only then does the field know a name that was typed or pasted whole.
  useEffect(() => {
    if (recognized) onChange(recognized);
  }, [recognized, onChange]);
  const unknown = typed.trim() !== "" && !value;
  return (
    <Combobox
      label={label}
      hint={value ? t(strings.slug, { slug: value }) : unknown ? t(strings.chooseSuggestion) : hint}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        const match = found.find(({ slug, name }) => slug === text.trim() || name === text.trim());
        onChange(match?.slug ?? "");
      }}
      items={exact ? [] : found}
      itemToText={({ name }) => name}
      itemToDetail={({ slug }) => slug}
      onChoose={({ slug, name }) => {
        setTyped(name);
        onChange(slug);
      }}
    />
  );
}
