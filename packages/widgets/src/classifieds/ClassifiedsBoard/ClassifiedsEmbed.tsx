import { type CategoryId, isCategoryId } from "@foodshed/sdk/vocabulary";
import type { BoardKind } from "./boardFilters.ts";
import { ClassifiedsBoard } from "./ClassifiedsBoard.tsx";

export interface ClassifiedsEmbedProps {
  network?: string;
  keywords?: string;
  /** `wanted` or `sale`; anything else is both. */
  kind?: string;
  /** Numbers of categories, with commas between. */
  categories?: string;
  /** Only ads that end within seven days; any value but "false" says so. */
  endingSoon?: string;
}

/** The board as a partner wrote it down; its filters begin as the attributes say, and the visitor may change them. */
export function ClassifiedsEmbed({ network, keywords, kind, categories, endingSoon }: ClassifiedsEmbedProps) {
  return (
    <ClassifiedsBoard
      key={`${kind} ${categories} ${endingSoon}`}
      network={network}
      keywords={keywords}
      filters={{
        kind: isKind(kind) ? kind : "all",
        categories: categoriesIn(categories),
        endingSoon: endingSoon !== undefined && endingSoon !== "false",
      }}
    />
  );
}

const isKind = (kind: string | undefined): kind is BoardKind => kind === "wanted" || kind === "sale";

function categoriesIn(text = ""): CategoryId[] {
  return text
    .split(",")
    .filter((part) => part.trim())
    .map(Number)
    .filter(isCategoryId);
}
