import { useRefresh } from "../provider/useQuery.ts";
import { useRequest } from "../provider/useRequest.ts";

/** Accepts or denies a request; the lists that it stands in are read again. */
export function useAnswerRequest(onAnswered?: (accept: boolean) => void) {
  const refresh = useRefresh();
  return useRequest(
    (client, answer: { id: number; accept: boolean }) =>
      client.POST("/accounts/accept_connection_request/", { body: answer }),
    (_request, { accept }) => {
      void refresh("listConnectionRequests", "listManagedProfiles");
      onAnswered?.(accept);
    },
  );
}
