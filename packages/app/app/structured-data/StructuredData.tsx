/**
 * JSON-LD for search engines, which the server writes into its page. In a browser nobody reads it: React leaves there what
 * the server wrote, and the code that makes it is left out of the browser's build by `import.meta.env.SSR && …`.
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
