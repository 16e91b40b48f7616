import { examples } from "./advice.tsx";
import { DoAndDont } from "./DoAndDont.tsx";
import { reasons, type Subject } from "./reasons.ts";

/** The good and the bad example of a subject, with the reasons. */
export function AdviceOn({ subject }: { subject: Subject }) {
  const [one, other] = examples[subject];
  const { good, bad } = reasons[subject];
  return <DoAndDont good={{ example: one, why: good }} bad={{ example: other, why: bad }} />;
}
