import { MessageButton } from "../../messages/MessageButton/MessageButton.tsx";
import { type ClassifiedSummary, posterClassifiedsPath } from "../classifiedSummary.ts";

export interface MessageFromClassifiedProps {
  /** The classified, as a search or a profile returns it. */
  classified: ClassifiedSummary;
  /** The path to return to after the login; by default the poster's classifieds. */
  next?: string;
  /** The success notice. */
  sentNotice?: string;
}

/** Opens a message to the poster; visitors log in first, and posters have no button to message themselves. */
export function MessageFromClassified({
  classified,
  next = posterClassifiedsPath(classified),
  sentNotice,
}: MessageFromClassifiedProps) {
  const { id, business_name } = classified.account;
  const buttonProps = { variant: "secondary", size: "sm" } as const;
  return (
    <MessageButton recipient={id} businessName={business_name} {...buttonProps} {...{ next, sentNotice }} />
  );
}
