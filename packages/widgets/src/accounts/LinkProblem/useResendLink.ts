import { useMutation } from "../../provider/useMutation.ts";

/** Has the mail of a link sent again, once. */
export function useResendLink(token: string) {
  return useMutation(
    (client, _: undefined) => client.POST("/accounts/resend_link/", { body: { token } }),
    undefined,
    { once: true },
  );
}
