import type { FoodshedClient, Result } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "./host.tsx";

/** Longer than the pause between two keystrokes, too short to be noticed. */
const DEBOUNCE_MS = 150;

export interface DebouncedQuery<Data> {
  /** The response for the last text that got one; undefined before the first, and after a failure. */
  data: Data | undefined;
  /** The request for the current text failed. */
  failed: boolean;
}

const NOTHING = { text: "" };

/**
 * Queries the server for a text while it is typed: debounced, and aborted when the text changes. An empty text sends nothing and
 * clears the last response. It has no cache, so it adds little to embeds.
 */
export function useDebouncedQuery<Data>(
  text: string,
  ask: (client: FoodshedClient, text: string, signal: AbortSignal) => Promise<Result<Data>>,
): DebouncedQuery<Data> {
  const client = useClient();
  const latest = useRef(ask);
  latest.current = ask;
  const [found, setFound] = useState<{ text: string; data?: Data | undefined; failed?: boolean }>(NOTHING);
  useEffect(() => {
    if (text === "") {
      setFound(NOTHING);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { data, error } = await latest.current(client, text, controller.signal);
      if (!controller.signal.aborted) setFound({ text, data, failed: error !== undefined });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, text]);
  return text === ""
    ? { data: undefined, failed: false }
    : { data: found.data, failed: found.text === text && found.failed === true };
}
