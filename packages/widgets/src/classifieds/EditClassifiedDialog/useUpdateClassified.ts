import { useRequest } from "../../provider/useRequest.ts";
import type { ClassifiedChange } from "../ClassifiedForm/classifiedForm.ts";

export function useUpdateClassified(classifiedId: number, onUpdated: () => void) {
  return useRequest(
    (client, fields: ClassifiedChange) =>
      client.POST("/accounts/update_classified/", { body: { ...fields, classified_id: classifiedId } }),
    onUpdated,
  );
}
