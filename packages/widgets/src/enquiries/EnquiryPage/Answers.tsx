import { useRef } from "react";
import { type DataColumn, DataTable } from "../../primitives/DataTable/DataTable.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useColumnNarrower } from "../../primitives/useColumnNarrower.ts";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./Answers.css.ts";
import type { AnswerRow } from "./answers.ts";

/** CSS pixels that the columns need. */
const TABLE_MIN_WIDTH = 760;

/** The businesses with what they answered: a table, or cards where it does not fit. */
export function Answers({ rows }: { rows: readonly AnswerRow[] }) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const onPhone = useMediaQuery(media.phone);
  const inNarrowColumn = useColumnNarrower(TABLE_MIN_WIDTH, frame);
  return (
    <div ref={frame}>
      {onPhone || inNarrowColumn ? (
        <ul className={css.cards} aria-label={t(strings.answers)}>
          {rows.map((row) => (
            <li key={row.recipient.account.id} className={css.card}>
              <h3 className={css.name}>
                <Business row={row} />
              </h3>
              <Tag tone={row.tone}>{row.state}</Tag>
              <Facts row={row} />
              <Remarks row={row} />
              <Conversation row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption={t(strings.answers)}
          columns={columnsOf(t)}
          rows={rows}
          rowKey={({ recipient }) => recipient.account.id}
        />
      )}
    </div>
  );
}

const columnsOf = (t: WidgetTranslate): readonly DataColumn<AnswerRow>[] => [
  { id: "business", header: t(strings.business), namesRow: true, cell: (row) => <Business row={row} /> },
  {
    id: "answer",
    header: t(strings.answer),
    cell: (row) => (
      <>
        <Tag tone={row.tone}>{row.state}</Tag>
        <Remarks row={row} />
      </>
    ),
  },
  {
    id: "quantity",
    header: t(strings.quantity),
    numeric: true,
    cell: ({ quantity }) => quantity || <Open />,
  },
  { id: "price", header: t(strings.price), numeric: true, cell: ({ price }) => price || <Open /> },
  { id: "date", header: t(strings.fromDay), cell: ({ date }) => date || <Open /> },
  { id: "shipping", header: t(strings.shipping), cell: ({ shipping }) => shipping || <Open /> },
  { id: "conversation", header: t(strings.conversation), cell: (row) => <Conversation row={row} /> },
];

function Open() {
  return <span aria-hidden="true">–</span>;
}

function Business({ row }: { row: AnswerRow }) {
  const { slug, business_name: name } = row.recipient.account;
  return useTextLink()(`/profiles/${slug}`)(name);
}

function Facts({ row }: { row: AnswerRow }) {
  const t = useTranslate();
  const facts = [
    [t(strings.quantity), row.quantity],
    [t(strings.price), row.price],
    [t(strings.fromDay), row.date],
    [t(strings.shipping), row.shipping],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.term}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Remarks({ row }: { row: AnswerRow }) {
  const content = row.recipient.answer?.content;
  return content ? <p className={css.remarks}>{content}</p> : null;
}

function Conversation({ row }: { row: AnswerRow }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { account } = row.recipient;
  return linkTo(`/messages?recipient=${account.id}`)(
    <>
      {t(strings.openConversation)}
      <span className={css.hidden}> {account.business_name}</span>
    </>,
  );
}
