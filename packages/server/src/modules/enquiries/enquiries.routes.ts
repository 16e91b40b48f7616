import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { answerEnquiry } from "./answer-enquiry.service.ts";
import * as enquiries from "./enquiries.service.ts";
import { getEnquiryShipping } from "./enquiry-shipping.service.ts";
import { closeEnquiry, remindEnquiry } from "./follow-up.service.ts";
import { sendEnquiry } from "./send-enquiry.service.ts";
import { requestVisitorEnquiry } from "./visitor-enquiries.service.ts";

export { serveVisitorEnquiryPages as plugin } from "./visitor-enquiry-pages.ts";

export const routes: Routes<
  | "listEnquiries"
  | "sendEnquiry"
  | "getEnquiry"
  | "getReceivedEnquiry"
  | "answerEnquiry"
  | "remindEnquiry"
  | "closeEnquiry"
  | "getEnquiryShipping"
  | "requestVisitorEnquiry"
> = {
  listEnquiries: ({ services, actor, query }) => enquiries.listEnquiries(services, signedIn(actor), query),
  sendEnquiry: ({ services, actor, body }) => sendEnquiry(services, signedIn(actor), body),
  getEnquiry: ({ services, params }) => enquiries.getEnquiry(services, services.db, params.id),
  getReceivedEnquiry: ({ services, actor, params }) =>
    enquiries.getReceivedEnquiry(services.db, signedIn(actor), params.id),
  answerEnquiry: ({ services, actor, params, body }) =>
    answerEnquiry(services, signedIn(actor), params.id, body),
  remindEnquiry: ({ services, actor, params }) => remindEnquiry(services, signedIn(actor), params.id),
  closeEnquiry: ({ services, actor, params, body }) =>
    closeEnquiry(services, signedIn(actor), params.id, body),
  getEnquiryShipping: ({ services, actor, params, body, translate }) =>
    getEnquiryShipping(services, signedIn(actor), params.id, body, translate),
  requestVisitorEnquiry: ({ services, body, locale }) => requestVisitorEnquiry(services, body, locale),
};
