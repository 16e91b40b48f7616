import { Fragment } from "react";

/** A text whose long words may break behind their slashes: "Advertising/Marketing/Promotions". */
export function Breakable({ text }: { text: string }) {
  const parts = text.split("/");
  let start = 0;
  return parts.map((part, index) => {
    const key = start;
    start += part.length + 1;
    return index === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <Fragment key={key}>
        /<wbr />
        {part}
      </Fragment>
    );
  });
}
