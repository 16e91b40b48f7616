import type { Schema } from "@foodshed/sdk";
import { ClassifiedsBoard } from "@foodshed/widgets/classifieds";
import { FoodshedProvider } from "@foodshed/widgets/provider";
import { SearchBox } from "@foodshed/widgets/search";

export function Market({ site, first }: { site: string; first: Schema<"SearchClassifiedsResponse"> }) {
  return (
    <FoodshedProvider baseUrl={site}>
      <SearchBox />
      <ClassifiedsBoard initial={first} />
    </FoodshedProvider>
  );
}
