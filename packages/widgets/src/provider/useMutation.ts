import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useRef, useState } from "react";
import { useClient } from "./host.tsx";

interface RequestState<Data> {
  status: "idle" | "pending" | "success" | "error";
  data: Data | undefined;
  problem: FoodshedError | undefined;
  /** How many requests have failed so far: the form's error summary takes focus after each. */
  failures: number;
}

const idle = { status: "idle", data: undefined, problem: undefined, failures: 0 } as const;

/**
 * A write and its state. While one is pending a second call does nothing, so a double click sends once; with `once` also
 * after it has succeeded, for forms that then lead elsewhere.
 */
export function useMutation<Input, Data>(
  send: (client: FoodshedClient, input: Input) => Promise<Result<Data>>,
  onSuccess?: (data: Data, input: Input) => void,
  { once = false } = {},
) {
  const client = useClient();
  const pending = useRef(false);
  const [state, setState] = useState<RequestState<Data>>(idle);

  async function run(input: Input): Promise<void> {
    if (pending.current) return;
    pending.current = true;
    setState((last) => ({ ...last, status: "pending", problem: undefined }));
    const { data, error } = await send(client, input);
    pending.current = once && !error;
    if (error) {
      setState((last) => ({ status: "error", data: undefined, problem: error, failures: last.failures + 1 }));
    } else {
      setState((last) => ({ ...last, status: "success", data }));
      onSuccess?.(data, input);
    }
  }

  return {
    ...state,
    isPending: state.status === "pending",
    run,
    /** Clears the last outcome; `failures` keeps counting, so that the next failure takes focus too. */
    reset: () => setState(({ failures }) => ({ ...idle, failures })),
  };
}
