import { useEffect, useRef } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import { type LinkError, linkErrorOf } from "./linkProblem.ts";

/**
 * What is the matter with a link, found out when its page is opened, before anybody types for nothing. Undefined while it is
 * not known, and when the server cannot be asked: using the link will tell.
 */
export function useLinkError(token: string | undefined): LinkError | undefined {
  const { run, problem } = useMutation((client, asked: string) =>
    client.POST("/accounts/check_link/", { body: { token: asked } }),
  );
  const checked = useRef<string>(undefined);
  useEffect(() => {
    if (token === undefined || checked.current === token) return;
    checked.current = token;
    void run(token);
  });
  return token === undefined ? "broken" : linkErrorOf(problem);
}
