import { lazy, Suspense } from "react";
import { useSession } from "../../provider/host.tsx";

/** Hardly anybody needs it, and visitors never do. */
const ClosingNotice = lazy(() =>
  import("./ClosingNotice.tsx").then((module) => ({ default: module.ClosingNotice })),
);

/** Shown above every page while the account is closed, with a button that keeps it. */
export function ClosingBanner() {
  const until = useSession()?.closing_until;
  if (!until) return null;
  return (
    <Suspense fallback={null}>
      <ClosingNotice until={until} />
    </Suspense>
  );
}
