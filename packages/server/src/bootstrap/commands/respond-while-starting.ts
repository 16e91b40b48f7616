import type { RequestListener } from "node:http";
import type { Translate } from "@foodshed/sdk/locale";
import { DomainError, toProblem } from "../../core/domain-error.ts";
import type { Config } from "../../infra/config/config.ts";
import * as strings from "../../pipeline/generated/strings.ts";
import { bareHeaders } from "../../pipeline/http/bare-headers.ts";
import { translatorOf } from "../../pipeline/http/language.ts";
import { loadingReport, type Readiness } from "../../pipeline/http/readiness.ts";
import { wantsPage } from "./listening.ts";

/**
 * Answers in the place of a server that cannot serve yet: `/healthz` says that the process lives, `/readyz` what it is at, and
 * everything else is 503 with `Retry-After`, to a browser as a page that opens again by itself.
 */
export function respondWhileStarting(
  config: Pick<Config, "publicUrl" | "hstsSubdomains">,
  readiness: Readiness,
): RequestListener {
  const failure = DomainError.unavailable();
  const headers = { ...bareHeaders(config), "cache-control": "no-store" };
  return (request, response) => {
    const send = (status: number, type: string, body: string, more: Record<string, string> = {}) => {
      response.writeHead(status, { ...headers, "content-type": type, ...more });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    const path = request.url?.split("?")[0];
    if (path === "/healthz") return send(200, "application/json", '{"status":"ok"}');
    if (path === "/readyz") {
      const report = JSON.stringify(loadingReport(readiness));
      return send(failure.status, "application/json", report, failure.headers);
    }
    const translate = translatorOf(request);
    const more = {
      ...failure.headers,
      "content-language": translate.locale,
      vary: "accept, accept-language",
    };
    return wantsPage(request)
      ? send(failure.status, "text/html; charset=utf-8", startingPage(translate), more)
      : send(failure.status, "application/problem+json", JSON.stringify(toProblem(failure, translate)), more);
  };
}

function startingPage(translate: Translate): string {
  return `<!doctype html>
<html lang="${translate.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<title>${translate(strings.startingTitle)}</title>
</head>
<body>
<h1>${translate(strings.startingTitle)}</h1>
<p>${translate(strings.startingText)}</p>
</body>
</html>
`;
}
