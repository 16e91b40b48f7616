import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import {
  classifiedDaysLeft,
  classifiedPath,
  classifiedType,
  formatClassifiedDate,
  label,
} from "@foodshed/sdk/vocabulary";
import { FavouriteButton } from "../../favourites/FavouriteButton/FavouriteButton.tsx";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { useMemberText } from "../../member-texts/useMemberText.ts";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading, text, textLink } from "../../theme/text.css.ts";
import { classifiedSummaryCategory, classifiedSummaryCategoryLabel } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import * as css from "./ClassifiedPage.css.ts";
import { OwnClassified } from "./OwnClassified.tsx";

export interface ClassifiedNoticeProps {
  classified: Schema<"Classified">;
  ended: boolean;
  onChanged: (() => void) | undefined;
}

/** The whole of a classified: picture, text, who posted it and for how long. */
export function ClassifiedNotice({ classified, ended, onChanged }: ClassifiedNoticeProps) {
  const t = useTranslate();
  const Link = useLink();
  const type = classifiedType(classified.looking_for);
  const title = textFor(t.locale, {
    text: classified.title,
    language: classified.language,
    translation: classified.title_translation,
  });
  const description = useMemberText({
    text: classified.description,
    language: classified.language,
    translation: classified.description_translation,
  });
  const { account, city, needed_by, created_at } = classified;
  const date = formatClassifiedDate(needed_by, t.locale);
  const left = classifiedDaysLeft(needed_by, new Date());
  return (
    <article className={css.notice}>
      <div className={css.picture}>
        <Photo
          image={classified.media.photo}
          src={classified.photo_file_name}
          alt=""
          sizes="(min-width: 768px) 480px, 100vw"
          eager
          fallback={
            <CoverArt slug={`ad-${classified.id}`} categoryId={classifiedSummaryCategory(classified)} />
          }
        />
      </div>
      <div className={css.words}>
        <p className={css.tags}>
          <Tag tone={classified.looking_for ? "beet" : "squash"}>{label(t, type.label)}</Tag>
          <span>{label(t, classifiedSummaryCategoryLabel(classified))}</span>
        </p>
        <h1 className={heading.h1} lang={title.lang}>
          {title.text}
          {ended && (
            <>
              {" "}
              <span className={css.expired}>{t(strings.expired)}</span>
            </>
          )}
        </h1>
        {ended ? (
          <p className={css.remark}>{t(strings.endedForOwner, { date })}</p>
        ) : (
          <p className={css.date}>
            {/* Rendered a day ago by a cache, it may say one day more. */}
            <strong suppressHydrationWarning>{t(strings.daysLeft, { count: Math.max(0, left) })}</strong>
            {" · "}
            {label(t, type.dateLabel)} <time dateTime={needed_by}>{date}</time>
          </p>
        )}
        <p lang={description.lang} className={css.description}>
          {description.text}
        </p>
        {description.other && <OtherLanguage {...description.other} />}
        <p className={css.facts}>
          <span>{t(strings.postedBy)}</span>
          <span>
            <Link to={`/profiles/${account.slug}`} className={textLink}>
              {account.business_name}
            </Link>
            {city && `, ${city}`}
          </span>
        </p>
        <p className={text.soft}>
          {t(strings.postedOn, { date: formatClassifiedDate(created_at, t.locale) })}
        </p>
        <div className={css.actions}>
          {!ended && <MessageFromClassified classified={classified} next={classifiedPath(classified)} />}
          {!ended && !classified.editable && (
            <FavouriteButton
              target={{ classified_id: classified.id }}
              name={title.text}
              next={classifiedPath(classified)}
              size="md"
            />
          )}
          {classified.editable && <OwnClassified classified={classified} onChanged={onChanged} />}
        </div>
      </div>
    </article>
  );
}
