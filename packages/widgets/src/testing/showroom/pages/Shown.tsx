import { createFoodshedClient, createSession } from "@foodshed/sdk";
import type { ReactNode } from "react";
import { FoodshedProvider } from "../../../provider/FoodshedProvider.tsx";

const session = createSession();
const client = createFoodshedClient({ baseUrl: location.origin, session });

/** Gives widgets in a page of text what they get from their host. */
export function Shown({ children }: { children: ReactNode }) {
  return (
    <FoodshedProvider client={client} session={session} navigate={() => {}}>
      {children}
    </FoodshedProvider>
  );
}
