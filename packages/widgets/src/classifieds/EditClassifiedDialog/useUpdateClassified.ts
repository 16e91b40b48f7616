import { useRequest } from "../../provider/useRequest.ts";
import type { ClassifiedFields } from "../ClassifiedForm/classifiedForm.ts";

export function useUpdateClassified(classifiedId: number, onUpdated: () => void) {
  return useRequest(
    (client, fields: ClassifiedFields) =>
      client.POST("/accounts/update_classified/", { body: { ...fields, classified_id: classifiedId } }),
    onUpdated,
  );
}
