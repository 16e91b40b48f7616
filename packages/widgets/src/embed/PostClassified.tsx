import type { PostClassifiedProps } from "../classifieds/PostClassified/PostClassified.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";

/** Posting from a partner's page: nobody is signed in there, so it leads to our own site, and no form comes along. */
export function PostClassified({ label = "Post a Classified", variant = "primary" }: PostClassifiedProps) {
  return (
    <LinkButton to="/register" variant={variant} size="sm">
      {label}
    </LinkButton>
  );
}
