import type { Generated } from "kysely";
import type { Day, NullableTimestamp, Timestamp } from "./columns.ts";

export interface EnquiryTables {
  enquiries: EnquiriesTable;
  enquiry_recipients: EnquiryRecipientsTable;
  enquiry_messages: EnquiryMessagesTable;
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
