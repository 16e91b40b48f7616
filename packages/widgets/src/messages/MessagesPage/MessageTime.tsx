import { formatMessageDay, formatMessageTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";

/** When a message was sent, as people say it; its date in full is the title. */
export function MessageTime({ at, className }: { at: string; className?: string }) {
  const { locale } = useTranslate();
  return (
    <time dateTime={at} title={formatMessageTime(at, ONTARIO_TIME_ZONE, locale)} className={className}>
      {formatMessageDay(at, new Date(), locale)}
    </time>
  );
}
