import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useRef, useState } from "react";
import { useClient } from "./host.tsx";

interface RequestState<Data> {
  status: "idle" | "requesting" | "success" | "error";
  data: Data | undefined;
  problem: FoodshedError | undefined;
  /** How many requests have failed so far: a form's summary takes focus with each. */
  failures: number;
}

const idle = { status: "idle", data: undefined, problem: undefined, failures: 0 } as const;

/**
 * A write and its states. While one is on its way a second call does nothing, so a double click sends once; with `once` also
 * after it has succeeded, for forms that lead elsewhere then.
 */
export function useRequest<Input, Data>(
  send: (client: FoodshedClient, input: Input) => Promise<Result<Data>>,
  onSuccess?: (data: Data, input: Input) => void,
  { once = false } = {},
) {
  const client = useClient();
  const underWay = useRef(false);
  const [state, setState] = useState<RequestState<Data>>(idle);

  async function run(input: Input): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState((last) => ({ ...last, status: "requesting", problem: undefined }));
    const { data, error } = await send(client, input);
    underWay.current = once && !error;
    if (error) {
      setState((last) => ({ status: "error", data: undefined, problem: error, failures: last.failures + 1 }));
    } else {
      setState((last) => ({ ...last, status: "success", data }));
      onSuccess?.(data, input);
    }
  }

  return {
    ...state,
    isRequesting: state.status === "requesting",
    run,
    /** Forgets how the last one ended; `failures` goes on counting, so that the next failure takes focus too. */
    reset: () => setState(({ failures }) => ({ ...idle, failures })),
  };
}
