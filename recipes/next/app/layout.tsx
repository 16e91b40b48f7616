import "@foodshed/widgets/styles/base.css";
import "@foodshed/widgets/styles/classifieds.css";
import "@foodshed/widgets/styles/search.css";
import { frCA } from "@foodshed/widgets/fr-CA";
import { FoodshedProvider } from "@foodshed/widgets/provider";
import type { ReactNode } from "react";

export const metadata = { title: "Foodshed" };

/** A server component: what it gives the provider can be sent to the browser, the French messages included. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA">
      <body>
        <FoodshedProvider
          baseUrl={process.env.FOODSHED_URL ?? "https://foodshed.example"}
          locale="fr-CA"
          catalogue={frCA}
        >
          {children}
        </FoodshedProvider>
      </body>
    </html>
  );
}
