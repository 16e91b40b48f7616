import { useEffect, useRef, useState } from "react";
import { TextField } from "../primitives/Field/TextField.tsx";

/** Milliseconds without a letter after which a search begins. */
const PAUSE = 300;

interface Draft {
  text: string;
  /** What the address said when this was typed: another address takes its place. */
  over: string;
  /** What was searched for last: the address says so soon. */
  sent?: string;
}

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
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft && draft.over !== value) setDraft(draft.sent === value ? { ...draft, over: value } : undefined);
  function type(text: string) {
    setDraft((before) => ({ text, over: value, sent: before?.sent }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft((now) => now && { ...now, sent: text });
      latest.current(text);
    }, PAUSE);
  }
  return (
    <TextField
      type="search"
      label={label}
      value={draft?.text ?? value}
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
