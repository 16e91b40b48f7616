import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import type { LinkProps } from "../../provider/links.tsx";
import { textLink } from "../../theme/text.css.ts";

/** Makes the links of messages with tags: `t.rich(strings.foot, { login: linkTo("/login") })`. */
export function useTextLink() {
  const Link = useLink();
  return (to: string, props?: Omit<LinkProps, "to" | "className">) => (text: ReactNode) => (
    <Link to={to} {...props} className={textLink}>
      {text}
    </Link>
  );
}
