import { useEffect, useRef, useState } from "react";
import { useClient } from "../provider/host.tsx";

type State =
  | { file: null; status?: undefined; id?: undefined; problem?: undefined }
  | { file: File; status: "uploading"; id?: undefined; problem?: undefined }
  | { file: File; status: "done"; id: number; problem?: undefined }
  | { file: File; status: "failed"; id?: undefined; problem: string };

/** One attachment, uploaded for the recipients as soon as it is chosen. */
export function useAttachment(...recipients: number[]) {
  const client = useClient();
  const [state, setState] = useState<State>({ file: null });
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  async function choose(file: File | null): Promise<void> {
    upload.current?.abort();
    // An uploaded file that is not sent would be orphaned.
    if (state.id) void client.DELETE("/files/file/{id}", { params: { path: { id: state.id } } });
    if (!file) return setState({ file: null });
    const controller = new AbortController();
    upload.current = controller;
    setState({ file, status: "uploading" });
    const { data, error } = await client.POST("/files/file", {
      body: { public: false, can_view: recipients, file_data: file },
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    if (error) setState({ file, status: "failed", problem: error.errors?.file_data?.[0] ?? error.message });
    else setState({ file, status: "done", id: data.id });
  }

  return {
    ...state,
    choose,
    /** Forgets the attachment that was sent, but not one chosen since. */
    forget: (sent: readonly number[]) =>
      setState((held) => (held.id !== undefined && sent.includes(held.id) ? { file: null } : held)),
  };
}
