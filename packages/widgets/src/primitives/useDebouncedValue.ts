import { useEffect, useState } from "react";

/** The value after it has not changed for `ms` milliseconds, so that not every keystroke sends, renders or announces something. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
