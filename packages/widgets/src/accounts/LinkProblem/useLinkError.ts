import { useEffect, useRef } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import { type LinkError, linkErrorOf } from "./linkProblem.ts";

/**
 * Checks a link when its page opens, so that the user does not fill in a form that must fail. Returns its error; undefined while it is
 * unknown, and when the check fails: the submit then reports the error.
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
