import { useEffect, useState } from "react";
import { TextField } from "../primitives/Field/TextField.tsx";
import { useDebouncedValue } from "../primitives/useDebouncedValue.ts";

/** A field that looks while somebody types, and follows the address when that changes otherwise. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const settled = useDebouncedValue(typed, 300);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (settled === typed && settled !== value) onChange(settled);
  }, [settled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address, not a letter
  useEffect(() => {
    if (value !== typed && value !== settled) setTyped(value);
  }, [value]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
