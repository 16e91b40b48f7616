import type { LocalizedString, LocalizedText, StringValue } from "@foodshed/sdk/locale";
import { FINDINGS, type FindingCode } from "./findings.ts";
import type { Severity } from "./severity.ts";

/** Where something stands in the source of a page. */
export interface Place {
  /** From 1. */
  line: number;
  /** The beginning of the tag. */
  excerpt: string;
}

export interface Finding {
  /** Never changes its meaning. */
  code: FindingCode;
  severity: Severity;
  /** What is wrong. */
  message: LocalizedText;
  /** How to mend it. */
  fix: LocalizedText;
  place?: Place;
}

type Values = Record<string, StringValue>;

/** A finding in its own words. @param fix replaces the usual advice */
export function found(
  code: FindingCode,
  values: Values = {},
  { place, fix }: { place?: Place | undefined; fix?: LocalizedString<never> } = {},
): Finding {
  const { severity, message, fix: usual } = FINDINGS[code];
  return {
    code,
    severity,
    message: { string: message, values },
    fix: { string: fix ?? usual, values },
    ...(place && { place }),
  };
}
