import type { Schema } from "@foodshed/sdk";
import { useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { forgetChosenBusinesses } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";

/** Sends an enquiry once, however often it is tried, and goes to its page. */
export function useSendEnquiry(onSent: () => void) {
  const t = useTranslate();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const refresh = useInvalidateQueries();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, body: Schema<"SendEnquiryRequest">) =>
      client.POST("/enquiries/", { params: { header: idempotencyKey.headerFor(body) }, body }),
    (enquiry) => {
      idempotencyKey.done();
      const count = enquiry.recipients.filter(({ outcome }) => outcome === "sent").length;
      notify(t(strings.enquirySent, { count }));
      onSent();
      forgetChosenBusinesses();
      void refresh("listEnquiries", "listConversations", "listMessages");
      navigate(`/enquiries/${enquiry.id}`);
    },
  );
}
