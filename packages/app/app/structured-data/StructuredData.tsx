/**
 * JSON-LD for search engines, which the server writes into its page. The browser does not need it: React keeps the
 * server's markup, and `import.meta.env.SSR && …` removes the code from the browser's build.
 */
export function StructuredData({ json }: { json: string | false }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from graph(), which lets no text end the element
      dangerouslySetInnerHTML={{ __html: json || "" }}
    />
  );
}
