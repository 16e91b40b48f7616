import { emptyField } from "../../brand/scenes.ts";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import { heading, text } from "../../theme/text.css.ts";
import * as css from "../ErrorPage/ErrorPage.css.ts";

export interface NotOpenYetProps {
  /** What the page will be called. */
  title: string;
}

/** Stands at the address of a part of the site that has not opened. */
export function NotOpenYet({ title }: NotOpenYetProps) {
  return (
    <div className={css.page}>
      <Picture {...emptyField()} className={css.picture} />
      <h1 className={heading.h1}>{title}</h1>
      <p className={text.lead}>This part of Foodshed is not open yet.</p>
      <div className={css.actions}>
        <LinkButton to="/profile">Your profile</LinkButton>
        <LinkButton to="/search" kind="secondary">
          Search profiles
        </LinkButton>
      </div>
    </div>
  );
}
