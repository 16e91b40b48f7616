import { type Translate, translateText } from "@foodshed/sdk/locale";
import type { Report } from "./check-page.ts";
import type { Severity } from "./severity.ts";

/** A report in one language. */
export interface TranslatedReport {
  embeds: { form: "element" | "frame"; name: string; line: number | null }[];
  findings: {
    code: string;
    severity: Severity;
    message: string;
    fix: string;
    /** The line of the page's source; null for what stands nowhere in it. */
    line: number | null;
    /** The beginning of the tag. */
    excerpt: string | null;
  }[];
}

export function translateReport({ embeds, findings }: Report, translate: Translate): TranslatedReport {
  return {
    embeds: embeds.map(({ form, written, place }) => ({ form, name: written, line: place?.line ?? null })),
    findings: findings.map(({ code, severity, message, fix, place }) => ({
      code,
      severity,
      message: translateText(translate, message),
      fix: translateText(translate, fix),
      line: place?.line ?? null,
      excerpt: place?.excerpt ?? null,
    })),
  };
}
