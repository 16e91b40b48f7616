import { formatMessageDay, formatMessageTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";

/** When a message was sent: month/day/year, hour:minute am/pm. The title says it as people do, "Today, 9:41 am". */
export function MessageTime({ at, className }: { at: string; className?: string }) {
  const { locale } = useTranslate();
  return (
    <time dateTime={at} title={formatMessageDay(at, new Date(), locale)} className={className}>
      {formatMessageTime(at, ONTARIO_TIME_ZONE, locale)}
    </time>
  );
}
