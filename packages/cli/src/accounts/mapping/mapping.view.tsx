import { Box, render, Text, useApp, useInput, useWindowSize } from "ink";
import { useState } from "react";
import type { MappingQuestions } from "./ask-in-questions.ts";
import {
  choose,
  type Field,
  fieldLabel,
  fieldsFor,
  type Mapping,
  missingText,
  stillMissing,
} from "./mapping-state.ts";

interface Props extends MappingQuestions {
  colour?: boolean;
  onDone: (mapping: Mapping | undefined) => void;
}

/** The list of fields, while one is chosen for a column of the file. */
interface Picker {
  filter: string;
  cursor: number;
}

/** Below this width the fields stand in place of the columns, not beside them. */
const BESIDE = 72;
/** Wider, a column would stand too far from its field. */
const MOST = 110;

export function MappingScreen({ columns, mapping: start, purpose, colour = true, onDone }: Props) {
  const { exit } = useApp();
  const { columns: width, rows: height } = useWindowSize();
  const [mapping, setMapping] = useState(start);
  const [cursor, setCursor] = useState(() => firstToChoose(start, purpose, columns));
  const [picker, setPicker] = useState<Picker>();
  const missing = stillMissing(mapping, purpose, columns);
  const onContinue = cursor === columns.length;
  const fields = fieldsFor(picker?.filter ?? "", purpose);

  const done = (chosen: Mapping | undefined) => {
    onDone(chosen);
    exit();
  };
  const pick = (field: Field | undefined) => {
    setPicker(undefined);
    if (!field) return;
    setMapping(choose(mapping, cursor, field.column));
    setCursor(Math.min(cursor + 1, columns.length));
  };

  useInput((input, key) => {
    if (key.ctrl && input === "c") return done(undefined);
    if (picker) {
      if (key.escape || key.leftArrow) return setPicker(undefined);
      if (key.return) return pick(fields[picker.cursor]);
      if (key.upArrow) return setPicker({ ...picker, cursor: Math.max(0, picker.cursor - 1) });
      if (key.downArrow)
        return setPicker({ ...picker, cursor: Math.min(fields.length - 1, picker.cursor + 1) });
      if (key.backspace || key.delete) return setPicker({ filter: picker.filter.slice(0, -1), cursor: 0 });
      if (isTyped(input, key.ctrl || key.meta)) setPicker({ filter: picker.filter + input, cursor: 0 });
      return;
    }
    if (key.escape) return done(undefined);
    // Keys that come quickly are handled together, before anything is drawn again.
    if (key.upArrow) return setCursor((at) => Math.max(0, at - 1));
    if (key.downArrow || key.tab) return setCursor((at) => Math.min(columns.length, at + 1));
    if (onContinue) {
      if (key.return && missing.length === 0) done(mapping);
      return;
    }
    if (key.return || key.rightArrow) {
      const at = fields.findIndex(({ column }) => column === mapping[cursor]);
      return setPicker({ filter: "", cursor: Math.max(0, at) });
    }
    if (key.backspace || key.delete) return setMapping(choose(mapping, cursor, undefined));
    if (isTyped(input, key.ctrl || key.meta)) setPicker({ filter: input, cursor: 0 });
  });

  const isBeside = width >= BESIDE;
  const shownRows = Math.max(3, height - 9);
  return (
    <Box flexDirection="column" width={width}>
      <Text bold>Which column of the file is which?</Text>
      <Text dimColor={colour}>
        {missing.length > 0
          ? `Still to choose: ${missingText(missing)}.`
          : "Everything that is needed is chosen."}
      </Text>
      <Box marginTop={1}>
        {(isBeside || !picker) && (
          <ColumnList
            {...{ columns, mapping, cursor, colour, rows: shownRows }}
            width={isBeside ? Math.min(MOST, Math.floor(width * 0.68)) : width}
            isActive={!picker}
            canContinue={missing.length === 0}
          />
        )}
        {picker && (
          <FieldList
            {...{ fields, picker, colour, rows: shownRows }}
            heading={columns[cursor]?.heading ?? ""}
          />
        )}
      </Box>
      <Box marginTop={1}>
        <Text dimColor={colour}>{helpOf(picker !== undefined, onContinue, width)}</Text>
      </Box>
    </Box>
  );
}

/** The first column that nothing is chosen for, or the way on where nothing is missing. */
function firstToChoose(
  mapping: Mapping,
  purpose: MappingQuestions["purpose"],
  columns: MappingQuestions["columns"],
): number {
  const open = mapping.indexOf(undefined);
  return open < 0 || stillMissing(mapping, purpose, columns).length === 0 ? mapping.length : open;
}

const isTyped = (input: string, isCommand: boolean) => !isCommand && /^[\p{L}\p{N}'’ -]+$/u.test(input);

function helpOf(isPicking: boolean, onContinue: boolean, width: number): string {
  if (isPicking)
    return width < 60 ? "Type, ↑↓, Enter; Esc: back" : "Type to filter · ↑↓ · Enter chooses · Esc goes back";
  if (onContinue)
    return width < 60
      ? "Enter: go on; Esc: stop"
      : "Enter reads the file so · ↑ goes back to the columns · Esc stops";
  return width < 60
    ? "↑↓, Enter or type; Esc: stop"
    : "↑↓ · Enter or typing chooses a field · Backspace leaves aside · Esc stops";
}

interface ColumnListProps {
  columns: MappingQuestions["columns"];
  mapping: Mapping;
  cursor: number;
  rows: number;
  width: number;
  colour: boolean;
  isActive: boolean;
  canContinue: boolean;
}

/** The columns of the file, what stands in them, and what they are taken for. */
function ColumnList({
  columns,
  mapping,
  cursor,
  rows,
  width,
  colour,
  isActive,
  canContinue,
}: ColumnListProps) {
  const from = windowStart(cursor, columns.length + 1, rows);
  const field = Math.min(width >= 70 ? 24 : 18, Math.floor(width * 0.4));
  const heading = Math.min(
    Math.floor((width - field) * (width >= 50 ? 0.5 : 1)) - 2,
    Math.max(...columns.map((column) => column.heading.length)) + 1,
  );
  return (
    <Box flexDirection="column" width={width} paddingRight={1}>
      {columns.slice(from, from + rows).map((column, offset) => {
        const index = from + offset;
        const isCurrent = index === cursor;
        const chosen = mapping[index];
        return (
          <Box key={index}>
            <Box width={2} flexShrink={0}>
              <Text {...(colour && isCurrent && isActive && { color: "green" })}>
                {isCurrent ? "❯" : " "}
              </Text>
            </Box>
            <Box width={heading} flexShrink={0} paddingRight={1}>
              <Text bold={isCurrent} wrap="truncate">
                {column.heading}
              </Text>
            </Box>
            {width >= 50 && (
              <Box flexGrow={1} flexBasis={0} paddingRight={1}>
                <Text dimColor={colour} wrap="truncate">
                  {column.samples.join(", ")}
                </Text>
              </Box>
            )}
            <Box width={field} flexShrink={0}>
              <Text
                wrap="truncate"
                dimColor={colour && !chosen}
                {...(colour && chosen && { color: "green" })}
              >
                {chosen ? `→ ${fieldLabel(chosen)}` : "– aside"}
              </Text>
            </Box>
          </Box>
        );
      })}
      {width < 50 && cursor < columns.length && (
        <Text dimColor={colour} wrap="truncate">
          {"  "}e.g. {columns[cursor]?.samples.join(", ") || "nothing"}
        </Text>
      )}
      {from + rows > columns.length && (
        <Text bold={cursor === columns.length} dimColor={colour && !canContinue}>
          {cursor === columns.length ? "❯ " : "  "}
          {canContinue ? "Go on with these columns" : "Go on (first choose what is missing)"}
        </Text>
      )}
    </Box>
  );
}

interface FieldListProps {
  fields: readonly Field[];
  picker: Picker;
  heading: string;
  rows: number;
  colour: boolean;
}

/** The fields that a column can be, as far as the filter leaves them. */
function FieldList({ fields, picker, heading, rows, colour }: FieldListProps) {
  const from = windowStart(picker.cursor, fields.length, rows - 1);
  return (
    <Box flexDirection="column" flexGrow={1} flexBasis={0}>
      <Text wrap="truncate">
        <Text dimColor={colour}>{`'${heading}' is: `}</Text>
        {picker.filter}
        <Text inverse> </Text>
      </Text>
      {fields.length === 0 && <Text dimColor={colour}>No field is called so.</Text>}
      {fields.slice(from, from + rows - 1).map(({ label }, offset) => {
        const isCurrent = from + offset === picker.cursor;
        return (
          <Text key={label} bold={isCurrent} wrap="truncate" {...(colour && isCurrent && { color: "green" })}>
            {isCurrent ? "❯ " : "  "}
            {label}
          </Text>
        );
      })}
    </Box>
  );
}

/** The first line of a list that is shown, so that the current one is among them. */
function windowStart(cursor: number, count: number, rows: number): number {
  return Math.max(0, Math.min(cursor - Math.floor(rows / 2), count - rows));
}

interface Screen {
  stdin: NodeJS.ReadStream;
  stderr: NodeJS.WriteStream;
  colour: boolean;
}

/** Shows the screen until it is confirmed; undefined where it is left. Results go to stdout, so it draws on stderr. */
export async function openMappingScreen(
  questions: MappingQuestions,
  { stdin, stderr, colour }: Screen,
): Promise<Mapping | undefined> {
  let chosen: Mapping | undefined;
  const ink = render(
    <MappingScreen
      {...questions}
      colour={colour}
      onDone={(mapping) => {
        chosen = mapping;
      }}
    />,
    { stdin, stdout: stderr, stderr, exitOnCtrlC: false },
  );
  await ink.waitUntilExit();
  return chosen;
}
