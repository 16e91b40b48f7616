import { classifiedKind, formatClassifiedDate } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useState } from "react";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { classes } from "../../primitives/classes.ts";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink } from "../../provider/host.tsx";
import { type Ad, adCategory, adCategoryLabel, adExpired } from "../ad.ts";
import * as css from "./ClassifiedCard.css.ts";

export interface ClassifiedCardProps {
  ad: Ad;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
  /** What one can do with it: message, edit, delete. */
  actions?: ReactNode;
  /** Leaves out the poster's name, on the poster's own page. */
  hideBusiness?: boolean;
}

/** One classified, as a notice on the market's board. */
export function ClassifiedCard({ ad, level = 3, actions, hideBusiness = false }: ClassifiedCardProps) {
  const Link = useLink();
  const Heading = `h${level}` as const;
  const kind = classifiedKind(ad.looking_for);
  const expired = adExpired(ad);
  const picture = ad.media.photo;
  const pictured = picture !== null || ad.photo_file_name !== null;
  return (
    <article className={css.card}>
      <span className={css.pin[expired ? "expired" : ad.looking_for ? "wanted" : "forSale"]} />
      <div className={classes(css.picture, !pictured && css.strip, expired && css.expired)}>
        <Photo
          image={picture}
          src={ad.photo_file_name}
          alt=""
          sizes="(min-width: 768px) 380px, 100vw"
          fallback={<CoverArt slug={`ad-${ad.id}`} categoryId={adCategory(ad)} className={css.art} />}
        />
      </div>
      <div className={css.body}>
        <Tag tone={ad.looking_for ? "beet" : "squash"}>{kind.label}</Tag>
        <Heading className={css.title}>
          {ad.title}
          {expired && (
            <>
              {" "}
              <span className={css.flag}>- EXPIRED</span>
            </>
          )}
        </Heading>
        <Description text={ad.description} />
        <p className={css.meta}>
          {adCategoryLabel(ad)}
          {!hideBusiness && (
            <>
              {" · "}
              <Link to={`/profiles/${ad.account.slug}`} className={css.business}>
                {ad.account.business_name}
              </Link>
            </>
          )}
          {ad.city && ` · ${ad.city}`}
        </p>
      </div>
      <div className={css.foot}>
        <p className={css.date}>
          <span className={css.dateLabel}>{kind.dateLabel} </span>
          <time dateTime={ad.needed_by}>{formatClassifiedDate(ad.needed_by)}</time>
        </p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}

/** About four lines: more than that folds away behind a button. */
const foldFrom = 190;

function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldFrom || text.split("\n").length > 4;
  return (
    <>
      <p className={classes(css.description, folds && !open && css.clamped)}>{text}</p>
      {folds && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show less" : "Read more"}
        </button>
      )}
    </>
  );
}
