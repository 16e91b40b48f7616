import { useEffect, useState } from "react";

/** A text for as long as it is to be shown: undefined `ms` milliseconds after it came, until another one comes or it comes again. */
export function useExpiring(text: string | undefined, ms: number | undefined): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    if (!text || ms === undefined) return;
    const timer = setTimeout(() => setExpired(text), ms);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [text, ms]);
  return text === expired ? undefined : text;
}
