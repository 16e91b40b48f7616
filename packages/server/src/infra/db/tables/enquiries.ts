import type { Locale } from "@foodshed/sdk/locale";
import type { Generated } from "kysely";
import type { Day, NullableTimestamp, Timestamp } from "./columns.ts";

export interface EnquiryTables {
  enquiries: EnquiriesTable;
  enquiry_recipients: EnquiryRecipientsTable;
  enquiry_messages: EnquiryMessagesTable;
  visitor_enquiries: VisitorEnquiriesTable;
  visitor_enquiry_recipients: VisitorEnquiryRecipientsTable;
}

/** One question to several businesses. */
export interface EnquiriesTable {
  id: Generated<number>;
  sender_account_id: number;
  sender_user_id: number | null;
  product: string;
  quantity: number | null;
  unit: string | null;
  wanted_by: Day | null;
  delivery: "delivery" | "pickup" | "either";
  content: string;
  created_at: Timestamp;
  /** When those who had not answered were reminded. */
  reminded_at: NullableTimestamp;
  closed_at: NullableTimestamp;
}

/** A business that was chosen, whether the enquiry went to it, and its answer. */
export interface EnquiryRecipientsTable {
  enquiry_id: number;
  account_id: number;
  /** Its place among those chosen, from 0. */
  position: number;
  outcome: "sent" | "blocked" | "waiting" | "busy";
  sent_at: NullableTimestamp;
  /** The message that brought the enquiry. */
  message_id: number | null;
  /** When it was told that the enquiry is closed. */
  told_at: NullableTimestamp;
  answered_at: NullableTimestamp;
  available: boolean | null;
  quantity: number | null;
  unit: string | null;
  price: number | null;
  price_unit: string | null;
  date: Day | null;
  delivers: boolean | null;
  content: Generated<string>;
}

/** Which enquiry a message belongs to. */
export interface EnquiryMessagesTable {
  message_id: number;
  enquiry_id: number;
  part: "request" | "reminder" | "answer" | "closing";
}

/** One question of somebody without an account. */
export interface VisitorEnquiriesTable {
  id: Generated<number>;
  token_hash: string;
  name: string;
  email: string;
  language: Locale;
  product: string;
  quantity: number | null;
  unit: string | null;
  wanted_by: Day | null;
  delivery: EnquiriesTable["delivery"];
  content: string;
  /** Of what is asked and whom: the same one is not kept twice while it is not confirmed. */
  digest: string;
  created_at: Timestamp;
  /** Until when it can be confirmed. */
  expires_at: Timestamp;
  /** When it was confirmed. */
  sent_at: NullableTimestamp;
  closed_at: NullableTimestamp;
}

/** A business that a visitor chose, whether the enquiry was mailed to it, and its answer. */
export interface VisitorEnquiryRecipientsTable
  extends Omit<EnquiryRecipientsTable, "outcome" | "message_id" | "told_at"> {
  outcome: "chosen" | "sent" | "unreachable" | "waiting" | "busy";
  /** How often it has answered. */
  answers: Generated<number>;
}
