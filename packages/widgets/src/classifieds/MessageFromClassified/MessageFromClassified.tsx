import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { type Ad, adPath } from "../ad.ts";

export interface MessageFromClassifiedProps {
  ad: Ad;
  /** The path of the site to come back to after logging in; the poster's ads unless told. */
  next?: string;
}

/** Leads to a message to the poster; visitors log in first, and posters need no letter to themselves. */
export function MessageFromClassified({ ad, next = adPath(ad) }: MessageFromClassifiedProps) {
  const session = useSession();
  if (session?.account_id === ad.account.id) return null;
  return session ? (
    <LinkButton kind="secondary" size="sm" to={`/messages?recipient=${ad.account.id}`}>
      Message
    </LinkButton>
  ) : (
    <LinkButton kind="secondary" size="sm" to={`/login?message&next=${encodeURIComponent(next)}`}>
      Log In to Message
    </LinkButton>
  );
}
