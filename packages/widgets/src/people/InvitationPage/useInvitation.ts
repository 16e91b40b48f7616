import type { Schema } from "@foodshed/sdk";
import { LOGIN_FIRST } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import { useEnterBusiness } from "../enterBusiness.ts";

/** Reads what an invitation is for, which uses nothing up. Not cached: the next time it may be accepted or withdrawn. */
export function useInvitation(token: string | undefined) {
  const { run, ...preview } = useMutation((client, asked: string) =>
    client.POST("/people/invitation/", { body: { token: asked } }),
  );
  const read = useRef<string>(undefined);
  useEffect(() => {
    if (token === undefined || read.current === token) return;
    read.current = token;
    void run(token);
  });
  return { ...preview, retry: () => void (token && run(token)) };
}

/** Accepts an invitation, and opens the business that it is for. */
export function useAccept(token: string) {
  const enter = useEnterBusiness();
  const accept = useMutation(
    (client, given: Omit<Schema<"AcceptInvitationRequest">, "token">) =>
      client.POST("/people/accept_invitation/", { body: { token, ...given } }),
    (answer) => enter(answer, "/dashboard"),
    { once: true },
  );
  return {
    ...accept,
    isPending: accept.isPending || accept.status === "success",
    /** Somebody has made a login with the address since the page was opened. */
    loginFirst: accept.problem?.type === LOGIN_FIRST,
  };
}
