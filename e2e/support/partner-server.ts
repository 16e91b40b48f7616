// A partner network's own site, on an origin that is not Foodshed's: plain HTML pages from ../fixtures.
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";

const fixtures = join(import.meta.dirname, "..", "fixtures");
const foodshed = process.env.FOODSHED_URL ?? "http://localhost:3000";

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://partner");
  const name = pathname === "/" ? "partner.html" : basename(pathname);
  const file = join(fixtures, name);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  if (extname(name) === ".html") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(readFileSync(file, "utf8").replaceAll("{{FOODSHED}}", foodshed));
    return;
  }
  response.writeHead(200);
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT ?? 3001), "127.0.0.1");
