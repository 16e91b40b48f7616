import { textFor } from "@foodshed/sdk/locale";
import { classifiedPath, classifiedType, formatClassifiedDate, label } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useState } from "react";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { useMemberText } from "../../member-texts/useMemberText.ts";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { classes } from "../../primitives/classes.ts";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import {
  type ClassifiedSummary,
  classifiedSummaryCategory,
  classifiedSummaryCategoryLabel,
  isSummaryExpired,
} from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ClassifiedCard.css.ts";
import { detail, shape as shapes, titleLink } from "./ClassifiedCard.shapes.css.ts";

export interface ClassifiedCardProps {
  /** The classified, as a search or a profile returns it. */
  classified: ClassifiedSummary;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
  /** The actions of the card: message, edit, delete. */
  actions?: ReactNode;
  /** What follows the poster and the city, such as why a search found it. */
  note?: ReactNode;
  /** Leaves out the poster's name, on the poster's own page. */
  hideBusiness?: boolean;
  /** In a list of a certain measure. */
  shape?: "cards" | "list" | "compact" | "fit" | undefined;
}

/** One classified, as a notice on the market's board. */
export function ClassifiedCard({
  classified,
  level = 3,
  actions,
  note,
  hideBusiness = false,
  shape,
}: ClassifiedCardProps) {
  const t = useTranslate();
  const Link = useLink();
  const Heading = `h${level}` as const;
  const type = classifiedType(classified.looking_for);
  const expired = isSummaryExpired(classified);
  const title = textFor(t.locale, {
    text: classified.title,
    language: classified.language,
    translation: classified.title_translation,
  });
  const picture = classified.media.photo;
  const pictured = picture !== null || classified.photo_file_name !== null;
  return (
    <article className={classes(css.card, shape && shapes[shape])}>
      <span className={css.pin[expired ? "expired" : classified.looking_for ? "wanted" : "forSale"]} />
      <div className={classes(css.picture, !pictured && css.strip, expired && css.expired)}>
        <Photo
          image={picture}
          src={classified.photo_file_name}
          alt=""
          sizes="(min-width: 768px) 380px, 100vw"
          fallback={
            <CoverArt
              slug={`ad-${classified.id}`}
              categoryId={classifiedSummaryCategory(classified)}
              className={css.illustration}
            />
          }
        />
      </div>
      <div className={css.body}>
        <Tag tone={classified.looking_for ? "beet" : "squash"}>{label(t, type.label)}</Tag>
        <Heading className={css.title}>
          <Link to={classifiedPath(classified)} className={titleLink} lang={title.lang}>
            {title.text}
          </Link>
          {expired && (
            <>
              {" "}
              <span className={css.flag}>{t(strings.expired)}</span>
            </>
          )}
        </Heading>
        {shape ? (
          <div className={detail}>
            <Description classified={classified} />
          </div>
        ) : (
          <Description classified={classified} />
        )}
        <p className={css.meta}>
          {label(t, classifiedSummaryCategoryLabel(classified))}
          {!hideBusiness && (
            <>
              {" · "}
              <Link to={`/profiles/${classified.account.slug}`} className={css.business}>
                {classified.account.business_name}
              </Link>
            </>
          )}
          {classified.city && ` · ${classified.city}`}
          {note}
        </p>
      </div>
      <div className={css.foot}>
        <p className={css.date}>
          <span className={css.dateLabel}>{label(t, type.dateLabel)} </span>
          <time dateTime={classified.needed_by}>{formatClassifiedDate(classified.needed_by, t.locale)}</time>
        </p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}

/** About four lines; a button unfolds the rest. */
const foldFrom = 190;

function Description({ classified }: Pick<ClassifiedCardProps, "classified">) {
  const t = useTranslate();
  const { text, lang, other } = useMemberText({
    text: classified.description,
    language: classified.language,
    translation: classified.description_translation,
  });
  const [open, setOpen] = useState(false);
  const folds = text.length > foldFrom || text.split("\n").length > 4;
  return (
    <>
      <p lang={lang} className={classes(css.description, folds && !open && css.clamped)}>
        {text}
      </p>
      {other && <OtherLanguage {...other} />}
      {folds && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t(strings.showLess) : t(strings.readMore)}
        </button>
      )}
    </>
  );
}
