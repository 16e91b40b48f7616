// Renders widgets with nothing but Node: no bundler, no script in the page. The search box leads to the site by itself.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createFoodshedClient } from "@foodshed/sdk";
import { ClassifiedsBoard } from "@foodshed/widgets/classifieds";
import { FoodshedProvider } from "@foodshed/widgets/provider";
import { SearchBox } from "@foodshed/widgets/search";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const site = process.env.FOODSHED_URL ?? "https://foodshed.example";
const client = createFoodshedClient({ baseUrl: site });
const styles = ["base", "classifieds", "search"]
  .map((name) => new URL(import.meta.resolve(`@foodshed/widgets/styles/${name}.css`)))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

createServer(async (request, response) => {
  if (request.url !== "/") return response.writeHead(404).end();
  const { data: first } = await client.POST("/search/classifieds/", { body: { size: 24, from: 0 } });
  const market = createElement(
    FoodshedProvider,
    { baseUrl: site },
    createElement(SearchBox),
    createElement(ClassifiedsBoard, { initial: first }),
  );
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  return response.end(`<!doctype html>
<html lang="en-CA">
  <head><meta charset="utf-8"><title>A partner's market</title><link rel="icon" href="data:,"><style>${styles}</style></head>
  <body>${renderToString(market)}</body>
</html>`);
}).listen(Number(process.env.PORT ?? 3000));
