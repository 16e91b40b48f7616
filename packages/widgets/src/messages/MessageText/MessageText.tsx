import { Fragment, useMemo } from "react";
import { textLink } from "../../theme/text.css.ts";
import { messageLinks } from "./messageLinks.ts";

/** What somebody wrote, as text; the web and email addresses in it can be pressed. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => messageLinks(text), [text]);
  let at = 0;
  return parts.map(({ text: said, href }) => {
    const key = at;
    at += said.length;
    if (href === undefined) return <Fragment key={key}>{said}</Fragment>;
    return (
      <a key={key} href={href} target="_blank" rel="nofollow noopener noreferrer ugc" className={textLink}>
        {said}
      </a>
    );
  });
}
