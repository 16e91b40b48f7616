import { useMutation } from "../provider/useMutation.ts";
import { useInvalidateQueries } from "../provider/useQuery.ts";

/** Accepts or denies a request, and invalidates the lists that contain it. */
export function useRespondToRequest(onAnswered?: (accept: boolean) => void) {
  const refresh = useInvalidateQueries();
  return useMutation(
    (client, answer: { id: number; accept: boolean }) =>
      client.POST("/accounts/accept_connection_request/", { body: answer }),
    (_request, { accept }) => {
      void refresh("listConnectionRequests", "listManagedProfiles", "listNextSteps");
      onAnswered?.(accept);
    },
  );
}
