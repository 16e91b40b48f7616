import type { PostClassifiedProps } from "../classifieds/PostClassified/PostClassified.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";

/** The post button of embeds: without a session there it links to the site, so the embed contains no form. */
export function PostClassified({ label = "Post a Classified", variant = "primary" }: PostClassifiedProps) {
  return (
    <LinkButton to="/register" variant={variant} size="sm">
      {label}
    </LinkButton>
  );
}
