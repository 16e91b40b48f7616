import { useInput } from "ink";
import { useEffect, useState } from "react";
import { keyName } from "./key-name.ts";

/** The state of a screen that keys alone change, until one of them ends it. */
export function usePressedKeys<State extends { ended: unknown }>(
  start: () => State,
  press: (state: State, key: string) => State,
  onEnd: (state: State) => void,
): State {
  const [state, setState] = useState(start);
  useInput((input, key) => {
    setState((before) => keyName(input, key).reduce((now, name) => press(now, name), before));
  });
  useEffect(() => {
    if (state.ended) onEnd(state);
  }, [state, onEnd]);
  return state;
}
