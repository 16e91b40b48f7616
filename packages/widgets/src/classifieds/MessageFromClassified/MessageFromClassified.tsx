import { MessageButton } from "../../messages/MessageButton/MessageButton.tsx";
import { type Ad, adPath } from "../ad.ts";

export interface MessageFromClassifiedProps {
  ad: Ad;
  /** The path of the site to come back to after logging in; the poster's ads unless told. */
  next?: string;
  /** What is said when a message has been sent. */
  sentNotice?: string;
}

/** Opens a message to the poster; visitors log in first, and posters need no letter to themselves. */
export function MessageFromClassified({ ad, next = adPath(ad), sentNotice }: MessageFromClassifiedProps) {
  const { id, business_name } = ad.account;
  const look = { kind: "secondary", size: "sm" } as const;
  return <MessageButton recipient={id} businessName={business_name} {...look} {...{ next, sentNotice }} />;
}
