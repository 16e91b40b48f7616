import { classifiedDay, endOfOntarioDay, ontarioDay, subtractDays } from "./ontario-days.ts";

/** Days that a renewed classified runs from today. */
export const CLASSIFIED_RENEWAL_DAYS = 30;

const LONGEST_SLUG = 60;
const DAY_MS = 86_400_000;

/** What follows the id in the address of a classified's page; empty for a title without letters that an address can have. */
export function classifiedSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, "");
}

/** The English address of a classified's page. */
export function classifiedPath({ id, title }: { id: number; title: string }): string {
  return classifiedPathOf(id, classifiedSlug(title));
}

/** As `classifiedPath`, where the slug is known; without one the address has the id alone. */
export function classifiedPathOf(id: number, slug: string | null): string {
  return `/classifieds/${id}${slug ? `-${slug}` : ""}`;
}

/** The id in the last part of such an address; undefined where it has none. */
export function classifiedIdIn(part: string): number | undefined {
  const [, id] = /^([1-9]\d{0,9})(?:-|$)/.exec(part) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The days of Ontario's calendar until the day on which a classified ends; 0 on that day, negative when it is past. */
export function classifiedDaysLeft(needed_by: string | Date, now: Date): number {
  return Math.round((Date.parse(classifiedDay(needed_by)) - Date.parse(ontarioDay(now))) / DAY_MS);
}

/** When a classified ends that is renewed at a moment. */
export function renewedUntil(now: Date): Date {
  return endOfOntarioDay(subtractDays(ontarioDay(now), -CLASSIFIED_RENEWAL_DAYS));
}
