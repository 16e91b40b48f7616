import { useMutation } from "../../provider/useMutation.ts";

/** Requests the mail of a link again, once. */
export function useResendLink(token: string) {
  return useMutation(
    (client, _: undefined) => client.POST("/accounts/resend_link/", { body: { token } }),
    undefined,
    { once: true },
  );
}
