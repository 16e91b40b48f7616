// A Vitest reporter that names the tests which only passed at a second try, in the file that SECOND_TRIES names.
import { writeFileSync } from "node:fs";

export default class SecondTries {
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    );
    writeFileSync(process.env.SECOND_TRIES, JSON.stringify(names));
  }
}
