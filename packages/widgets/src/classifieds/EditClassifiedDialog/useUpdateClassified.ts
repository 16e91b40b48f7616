import { useMutation } from "../../provider/useMutation.ts";
import type { ClassifiedChange } from "../ClassifiedForm/classifiedForm.ts";

export function useUpdateClassified(classifiedId: number, onUpdated: () => void) {
  return useMutation(
    (client, fields: ClassifiedChange) =>
      client.POST("/accounts/update_classified/", { body: { ...fields, classified_id: classifiedId } }),
    onUpdated,
  );
}
