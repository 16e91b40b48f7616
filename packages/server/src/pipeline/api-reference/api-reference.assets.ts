import { readFileSync } from "node:fs";
import { light } from "../../core/colours.ts";

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foodshed API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/theme.css">
<link rel="icon" href="/api/docs/icon.svg" type="image/svg+xml">
</head>
<body>
<header class="site"><a href=/>Foodshed</a><span>API reference</span></header>
<div id="reference"></div>
<noscript>The reference needs JavaScript. The description itself is at <a href="/api/openapi.yaml">/api/openapi.yaml</a>.</noscript>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Runs in the browser. */
export const start = readFileSync(new URL("./api-reference.browser.js", import.meta.url), "utf8");

/** The site's colours and letters over the reference's own. */
export const theme = `:root { color-scheme: light; }
body { margin: 0; background: ${light.paper}; color: ${light.ink}; }
.site { display: flex; gap: 1rem; align-items: baseline; padding: 1rem max(20px, calc((100vw - 1420px) / 2));
  background: ${light.leaf}; color: ${light.onLeaf}; font-family: ui-sans-serif, system-ui, sans-serif; }
.site a { color: inherit; font: 600 1.5rem Fraunces, Georgia, serif; text-decoration: none; }
.site a:hover, .site a:focus-visible { text-decoration: underline; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-section-header h4,
.swagger-ui .opblock .opblock-section-header > label, .swagger-ui .opblock .opblock-summary-operation-id,
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .opblock-description-wrapper p, .swagger-ui .opblock-external-docs-wrapper p,
.swagger-ui .opblock-title_normal p, .swagger-ui table thead tr td, .swagger-ui table thead tr th,
.swagger-ui .response-col_status, .swagger-ui .response-col_links, .swagger-ui .parameter__name, .swagger-ui .parameter__type,
.swagger-ui .model, .swagger-ui .model-title, .swagger-ui section.models h4, .swagger-ui .tab li, .swagger-ui label,
.swagger-ui .renderedMarkdown p, .swagger-ui .renderedMarkdown li, .swagger-ui .btn, .swagger-ui .opblock-tag small,
.swagger-ui .parameter__in, .swagger-ui .prop-format, .swagger-ui .prop-type, .swagger-ui .json-schema-2020-12,
.swagger-ui .json-schema-2020-12 *, .swagger-ui .response-control-media-type__accept-message,
.swagger-ui .response-control-media-type__title, .swagger-ui .response-control-examples__title
{ color: ${light.ink}; opacity: 1; }
.swagger-ui .info .title { font-family: Fraunces, Georgia, serif; }
.swagger-ui a, .swagger-ui .info a, .swagger-ui .link, .swagger-ui .info .base-url, .swagger-ui .url, .swagger-ui .info__extdocs a
{ color: ${light.leaf}; text-decoration: underline; }
.swagger-ui button a { text-decoration: none; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: ${light.leaf}; }
.swagger-ui .info .title small pre { color: ${light.onLeaf}; }
.swagger-ui .scheme-container { background: ${light.card}; border-block: 1px solid ${light.line}; box-shadow: none; }
.swagger-ui .btn.authorize { border-color: ${light.leaf}; color: ${light.leaf}; }
.swagger-ui .renderedMarkdown code, .swagger-ui .markdown code { background: none; color: #8A2A4A; }
.swagger-ui .tab-header .tab-item.active h4 span::after { background: ${light.leaf}; }
.swagger-ui .btn.authorize svg { fill: ${light.leaf}; }
.swagger-ui .opblock, .swagger-ui .opblock[class] { background: ${light.card}; border: 1px solid ${light.line}; box-shadow: none; }
.swagger-ui .opblock .opblock-summary[class] { border-color: ${light.line}; }
.swagger-ui .opblock .opblock-summary .opblock-summary-method[class] { background: ${light.leaf}; color: ${light.onLeaf}; text-shadow: none; }
.swagger-ui .opblock.opblock-post .opblock-summary-method[class] { background: ${light.ink}; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method[class] { background: #8A2A4A; }
.swagger-ui .opblock.opblock-deprecated { opacity: 1; }
.swagger-ui .opblock .opblock-section-header { background: ${light.paper}; box-shadow: none; }
.swagger-ui .btn.execute, .swagger-ui .btn.try-out__btn { border-color: ${light.leaf}; }
.swagger-ui .btn.execute { background: ${light.leaf}; color: ${light.onLeaf}; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span,
.swagger-ui .parameter__deprecated, .swagger-ui .json-schema-2020-12 .json-schema-2020-12-property--required > *::after
{ color: #8A2A4A; }
.swagger-ui .microlight, .swagger-ui .highlight-code > pre, .swagger-ui pre.example { background: ${light.ink}; color: ${light.paper}; }
.swagger-ui .microlight *, .swagger-ui pre.example * { color: inherit !important; }
.swagger-ui .copy-to-clipboard { background: ${light.inkSoft}; }
.swagger-ui .filter .operation-filter-input { max-width: none; }
.swagger-ui input::placeholder, .swagger-ui textarea::placeholder { color: ${light.inkSoft}; opacity: 1; }
.swagger-ui :focus-visible { outline: 3px solid #1B6FB8; outline-offset: 2px; }
.swagger-ui a, .swagger-ui .tablinks, .swagger-ui .opblock-summary-control, .swagger-ui .expand-operation,
.swagger-ui .json-schema-2020-12-accordion, .swagger-ui .json-schema-2020-12-expand-deep-button, .swagger-ui .model-toggle,
.swagger-ui .opblock-control-arrow, .swagger-ui .view-line-link, .swagger-ui .authorization__btn, .swagger-ui .model-box-control
{ min-height: 24px; min-width: 24px; }
.swagger-ui table.headers, .swagger-ui .responses-inner, .swagger-ui .opblock-body { overflow-x: auto; }
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${light.leaf}"/><path d="M9 22c0-8 5-13 14-13 0 9-5 14-12 13l4-7" fill="none" stroke="${light.onLeaf}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
