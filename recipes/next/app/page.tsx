import { createFoodshedClient } from "@foodshed/sdk";
import { ClassifiedsBoard } from "@foodshed/widgets/classifieds";
import { SearchBox } from "@foodshed/widgets/search";

export const dynamic = "force-dynamic";

/** A server component: reads the first classifieds, which the board then does not ask for again. */
export default async function Page() {
  const client = createFoodshedClient({ baseUrl: process.env.FOODSHED_URL ?? "https://foodshed.example" });
  const { data: first } = await client.POST("/search/classifieds/", { body: { size: 24, from: 0 } });
  return (
    <main>
      <SearchBox />
      <ClassifiedsBoard initial={first} />
    </main>
  );
}
