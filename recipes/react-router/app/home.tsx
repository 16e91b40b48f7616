import "@foodshed/widgets/styles/base.css";
import "@foodshed/widgets/styles/classifieds.css";
import "@foodshed/widgets/styles/search.css";
import { createFoodshedClient } from "@foodshed/sdk";
import { ClassifiedsBoard } from "@foodshed/widgets/classifieds";
import { FoodshedProvider } from "@foodshed/widgets/provider";
import { SearchBox } from "@foodshed/widgets/search";
import { useLoaderData } from "react-router";

/** Runs on the server: reads the first classifieds, which the board then does not ask for again. */
export async function loader() {
  const site = process.env.FOODSHED_URL ?? "https://foodshed.example";
  const client = createFoodshedClient({ baseUrl: site });
  const { data: first } = await client.POST("/search/classifieds/", { body: { size: 24, from: 0 } });
  return { site, first };
}

export const meta = () => [{ title: "A partner's market" }];

export default function Home() {
  const { site, first } = useLoaderData<typeof loader>();
  return (
    <FoodshedProvider baseUrl={site}>
      <SearchBox />
      <ClassifiedsBoard initial={first} />
    </FoodshedProvider>
  );
}
