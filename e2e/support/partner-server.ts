// A partner network's own site, on an origin that is not Foodshed's: plain HTML pages from ../fixtures.
import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, sep } from "node:path";
import { codeOf, forms } from "./elements.ts";

const fixtures = join(import.meta.dirname, "..", "fixtures");
const foodshed = process.env.FOODSHED_URL ?? "http://localhost:3000";

// Old pages run old libraries: these came with a test of old selector engines, and are Prototype 1.6.0.3 and jQuery 1.4.4.
const old = dirname(createRequire(import.meta.url).resolve("sizzle"));
const libraries: Record<string, string> = {
  "/old/prototype.js": join(old, "speed", "frameworks", "prototype.js"),
  "/old/jquery.js": join(old, "test", "jquery.js"),
};

/** As strict as a policy can be that still lets a script of ours in: no inline style, no eval, no sink that takes a string. */
const strict = [
  "default-src 'none'",
  "base-uri 'none'",
  `script-src 'nonce-c3RyaWN0' ${foodshed}`,
  `style-src 'nonce-c3RyaWN0' ${foodshed}`,
  `connect-src ${foodshed}`,
  `frame-src ${foodshed}`,
  `img-src ${foodshed} data:`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** React writes the drawings of covers as markup, which Trusted Types forbid where a page has no policy of its own for it. */
const strictForReact = strict.replace(/; require-trusted-types-for.*/, "");

let built: string | undefined;

/** The folder with the page that has every element as a React component, built when it is first asked for. */
function reactForms(): string {
  if (!built) {
    const widgets = join(import.meta.dirname, "..", "..", "packages", "widgets");
    execFileSync("pnpm", ["run", "build:react-forms"], { cwd: widgets, stdio: "inherit" });
    built = join(widgets, "dist", "react-forms");
  }
  return built;
}

/** What there is to include, as Foodshed's build lists it. */
async function pinned(): Promise<{ file: string; integrity: string }> {
  const response = await fetch(`${foodshed}/embed/versions.json`);
  return (await response.json()).pinned;
}

/** Pages that tests have written into this site, by their address. */
const pasted = new Map<string, string>();

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  return text;
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://partner");
  if (request.method === "PUT" && pathname.startsWith("/pasted/")) {
    pasted.set(pathname, await bodyOf(request));
    response.writeHead(204).end();
    return;
  }
  const code = pasted.get(pathname);
  if (code !== undefined) {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      ...(searchParams.has("strict") && { "content-security-policy": strict }),
    });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title><h1>Our market</h1>\n${code}\n</html>`,
    );
    return;
  }
  if (pathname.startsWith("/react/")) {
    const type = extname(pathname) === ".css" ? "text/css" : "text/javascript";
    response.writeHead(200, { "content-type": type });
    response.end(readFileSync(join(reactForms(), pathname.slice("/react/".length))));
    return;
  }
  const file = libraries[pathname] ?? join(fixtures, pathname === "/" ? "partner.html" : pathname);
  if (!existsSync(file) || !(pathname in libraries || file.startsWith(fixtures + sep))) {
    response.writeHead(404).end();
    return;
  }
  if (extname(file) === ".html") {
    const wanted = searchParams.get("form");
    const form = wanted === "react" ? wanted : (forms.find((one) => one === wanted) ?? "element");
    const source = readFileSync(file, "utf8").replaceAll("{{FOODSHED}}", foodshed);
    const isStrict = pathname.endsWith("strict-policy.html");
    const widgets = source.includes("{{WIDGETS}}") ? await codeOf(form, foodshed, isStrict) : "";
    const language = searchParams.get("lang") === "fr" ? 'lang="fr"' : 'lang="en"';
    const page = source.replace('lang="en"', language).replaceAll("{{WIDGETS}}", () => widgets);
    const script = page.includes("{{PINNED}}") ? await pinned() : undefined;
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      ...(isStrict && { "content-security-policy": form === "react" ? strictForReact : strict }),
    });
    response.end(
      page.replaceAll("{{PINNED}}", script?.file ?? "").replaceAll("{{INTEGRITY}}", script?.integrity ?? ""),
    );
    return;
  }
  response.writeHead(200, extname(file) === ".js" ? { "content-type": "text/javascript" } : {});
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT ?? 3001), "127.0.0.1");
