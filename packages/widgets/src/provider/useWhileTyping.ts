import type { FoodshedClient, Result } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "./host.tsx";

/** Long enough for the next letter to come, too short to be felt as waiting. */
const PAUSE_MS = 150;

export interface WhileTyping<Data> {
  /** The answer to the last text that was answered; undefined when there was none, or it could not be had. */
  data: Data | undefined;
  /** The text that stands there now could not be answered. */
  failed: boolean;
}

const NOTHING = { text: "" };

/**
 * What the server knows of a text while it is typed: asked after a short pause, and no longer waited for when more is typed. An empty text
 * asks nothing and forgets the last answer. Keeps no cache, and so weighs little on pages that are not ours.
 */
export function useWhileTyping<Data>(
  text: string,
  ask: (client: FoodshedClient, text: string, signal: AbortSignal) => Promise<Result<Data>>,
): WhileTyping<Data> {
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
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, text]);
  return text === ""
    ? { data: undefined, failed: false }
    : { data: found.data, failed: found.text === text && found.failed === true };
}
