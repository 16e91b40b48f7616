import { behindLast, camel, pascal, words } from "./text.mjs";

/** A command of a group: its options, what it does, and a test against the real server. */
export function commandFiles({ place: group, name, read }) {
  const folder = `packages/cli/src/${group}`;
  const groupFile = `${folder}/${group}.command.ts`;
  const act = camel(`${name}-${group}`);
  const text = read(groupFile);
  const variable = /const (\w+) = program\b/.exec(text)?.[1];
  if (!variable)
    throw new Error(`${groupFile} has no “const ${camel(group)} = program”, to which commands are added.`);
  if (text.includes(`.command("${name}")`)) throw new Error(`foodshed ${group} ${name} exists already.`);
  const register = `${camel(name)}Command`;
  const end = text.indexOf("\n}\n", text.indexOf(`const ${variable} = program`));
  const registered = `${text.slice(0, end)}\n  ${register}(${variable}, action);${text.slice(end)}`;
  return {
    created: {
      [`${folder}/${name}-${group}.test.ts`]: test(group, name),
      [`${folder}/${name}.command.ts`]: options(group, name, act, variable, register),
      [`${folder}/${name}-${group}.ts`]: action(group, name, act),
    },
    changed: {
      [groupFile]: behindLast(
        registered,
        /^import .* from /,
        `import { ${register} } from "./${name}.command.ts";`,
      ),
    },
  };
}

const options = (group, name, act, variable, register) => `import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ${pascal(name)}Flags } from "./${name}-${group}.ts";

export function ${register}(${variable}: Command, action: ActionFactory): void {
  ${variable}
    .command("${name}")
    .summary("${words(name).toLowerCase()} ${group}")
    .description("What it does, and what it leaves alone.")
    .option("-y, --yes", "do it without asking")
    .addHelpText("after", "\\nExamples:\\n  foodshed ${group} ${name} --yes")
    .action(
      action<${pascal(name)}Flags, []>(async (context, flags) => {
        const { ${act} } = await import("./${name}-${group}.ts");
        await ${act}(context, flags);
      }),
    );
}
`;

const action = (group, name, act) => `import type { CommandContext } from "../command-context.ts";

export interface ${pascal(name)}Flags {
  yes?: boolean;
}

/** What \`${group} ${name}\` does: SDK calls, then a plain result for a person or as JSON. */
export async function ${act}(_context: CommandContext, _flags: ${pascal(name)}Flags): Promise<void> {
  throw new Error("foodshed ${group} ${name} does nothing yet.");
}
`;

const test = (group, name) => `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

let network: TestNetwork;
let token: string;
beforeAll(async () => {
  network = await startTestNetwork();
  token = (await network.server.administrator()).token;
});
afterAll(() => network?.close());

describe("foodshed ${group} ${name}", () => {
  it("does it", async () => {
    const result = await network.foodshed(["${group}", "${name}", "--yes"], { env: { FOODSHED_TOKEN: token } });
    expect(result).toMatchObject({ exitCode: 0 });
  });
});
`;
