interface Rule {
  pattern: RegExp;
  /** Why a process of the version before, which still runs, fails or is stopped. */
  reason: string;
}

const NAME = String.raw`(?:if exists )?"?(\w+)"?`;

/** Each pattern begins with the name of the table, so that one that the migration itself has made may be changed. */
const RULES: Rule[] = [
  { pattern: new RegExp(`^drop table ${NAME}`), reason: "drops a table, which the version before reads" },
  {
    pattern: new RegExp(`^alter table ${NAME}.* drop column`),
    reason: "drops a column, which the version before reads",
  },
  {
    pattern: new RegExp(`^alter table ${NAME}.* rename `),
    reason: "renames what the version before knows by its name",
  },
  {
    pattern: new RegExp(`^alter table ${NAME}.* alter column "?\\w+"? (?:set data )?type `),
    reason: "changes the type of a column, which rewrites the table under a lock",
  },
  {
    pattern: new RegExp(`^alter table ${NAME}.* set not null`),
    reason: "demands a value that the version before may leave out",
  },
  {
    pattern: new RegExp(`^alter table ${NAME}.* drop default`),
    reason: "takes away a value that the version before leaves out",
  },
  {
    pattern: new RegExp(`^alter table ${NAME}.* add column (?!.* default )[^,]* not null`),
    reason: "adds a column without a default, which the version before leaves out",
  },
  {
    pattern: new RegExp(
      `^alter table ${NAME}.* add (?:constraint "?\\w+"? )?(?:check|unique|foreign key|exclude)\\b`,
    ),
    reason: "adds a condition that the version before may break",
  },
  {
    pattern: /^create unique index (?:\S+ )?on "?(\w+)"?/,
    reason: "adds a condition that the version before may break",
  },
];

/**
 * What of a migration's statements breaks processes of the version before that run beside the new ones. A change that does is
 * made in two versions: one that adds, and a later one, once nothing uses it any more, that takes away.
 */
export function contractionsIn(statements: readonly string[]): string[] {
  const plain = statements.map((statement) => statement.toLowerCase().replace(/\s+/g, " ").trim());
  const made = new Set(
    plain.flatMap((statement) => {
      const name = /^create table (?:if not exists )?"?(\w+)"?/.exec(statement)?.[1];
      return name === undefined ? [] : [name];
    }),
  );
  return plain.flatMap((statement) =>
    RULES.flatMap(({ pattern, reason }) => {
      const table = pattern.exec(statement)?.[1];
      return table === undefined || made.has(table)
        ? []
        : [`${table}: ${reason} (${statement.slice(0, 120)})`];
    }),
  );
}
