import type { ReactNode } from "react";
import { examples } from "./advice.tsx";
import { DoAndDont } from "./DoAndDont.tsx";

/** The good and the bad example of a subject, with the reasons. */
export function AdviceOn(props: { subject: keyof typeof examples; good: ReactNode; bad: ReactNode }) {
  const { subject, good, bad } = props;
  const [one, other] = examples[subject];
  return <DoAndDont good={{ example: one, why: good }} bad={{ example: other, why: bad }} />;
}
