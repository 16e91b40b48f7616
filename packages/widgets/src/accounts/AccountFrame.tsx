import type { ReactNode, Ref } from "react";
import { emptyField } from "../brand/scenes.ts";
import { Picture } from "../primitives/CoverArt/Picture.tsx";
import { heading, text } from "../theme/text.css.ts";
import * as css from "./AccountFrame.css.ts";

export interface AccountFrameProps {
  title: string;
  /** For a page that moves focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** Links to related pages. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The narrow page around every account form. */
export function AccountFrame({ title, titleRef, lead, foot, children }: AccountFrameProps) {
  return (
    <div className={css.page}>
      <div className={css.frame}>
        <header className={css.intro}>
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className={titleRef ? css.focusTitle : heading.h1}
          >
            {title}
          </h1>
          {lead && <p className={text.body}>{lead}</p>}
        </header>
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
      </div>
      <Picture {...emptyField()} className={css.picture} />
    </div>
  );
}
