import { describe, expect, it } from "vitest";
import { createProgram } from "../program.ts";
import { checkConfigText } from "./check-config-text.ts";

const program = createProgram("0.0.0-test", () => async () => {});
const check = (text: string) => checkConfigText(text, program);

describe("a configuration that somebody wrote by hand", () => {
  it("is taken when everything in it is right", () => {
    const config = {
      settings: { concurrency: "8", pager: "less -R" },
      aliases: { unclaimed: "accounts list --state unclaimed" },
    };
    expect(check(JSON.stringify(config))).toEqual({ config, problems: [] });
    expect(check("{}")).toEqual({ config: { settings: {}, aliases: {} }, problems: [] });
  });

  it.each([
    ['{ "settings": { ', "This is no JSON:"],
    ["[]", "The file holds an object"],
    ['{"colours":{}}', "'colours' is no part of the file"],
    ['{"settings":[]}', "'settings' holds names with their values"],
    ['{"settings":{"concurency":"8"}}', "There is no setting 'concurency'. Did you mean concurrency?"],
    ['{"settings":{"zzz":"8"}}', "There is no setting 'zzz'. There are: concurrency, plain"],
    ['{"settings":{"concurrency":8}}', 'stands in quotation marks: "8"'],
    ['{"settings":{"concurrency":"99"}}', "'99' is no whole number from 1 to 16."],
    ['{"settings":{"server":"https://a.example"}}', "foodshed config set server"],
    ['{"aliases":{"accounts":"whoami"}}', "'accounts' is a command of foodshed's own."],
    ['{"aliases":{"hi":"rm -rf"}}', "'rm' is none."],
  ])("is refused with what is wrong: %s", (text, problem) => {
    const { config, problems } = check(text);
    expect(config).toBeUndefined();
    expect(problems.join("\n")).toContain(problem);
  });

  it("is refused with everything that is wrong at once", () => {
    expect(
      check('{"settings":{"concurrency":"99","plain":"maybe"},"aliases":{"1":"whoami"}}').problems,
    ).toHaveLength(3);
  });
});
