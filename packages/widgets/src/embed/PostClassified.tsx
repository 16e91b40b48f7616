import * as strings from "../classifieds/generated/strings.ts";
import type { PostClassifiedProps } from "../classifieds/PostClassified/PostClassified.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../provider/locale.tsx";

/** The post button of embeds: without a session there it links to the site, so the embed contains no form. */
export function PostClassified({ label, variant = "primary" }: PostClassifiedProps) {
  const t = useTranslate();
  return (
    <LinkButton to="/register" variant={variant} size="sm">
      {label ?? t(strings.post)}
    </LinkButton>
  );
}
