import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";

export interface MessageLinkProps {
  /** The business, by the last part of its profile's address. */
  slug?: string;
  /** The label of the button. */
  label?: string;
}

/** The message button of a partner's page: links to the site, where the visitor logs in and writes. */
export function MessageLink({ slug = "", label }: MessageLinkProps) {
  const t = useTranslate();
  if (!slug.trim()) {
    return (
      <p role="alert" className={text.body}>
        {t(strings.nobodyToWriteTo)}
      </p>
    );
  }
  return <LinkButton to={messageToPath(slug.trim())}>{label || t(strings.logInToMessage)}</LinkButton>;
}

/** The path of the site's page that resolves a slug and redirects to a message to that business. */
export function messageToPath(slug: string): string {
  return `/message/${encodeURIComponent(slug)}`;
}
