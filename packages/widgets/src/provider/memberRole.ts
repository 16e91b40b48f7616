import { useSession } from "./host.tsx";

/**
 * Whether the reader of the page may change something in the name of the business that they act for. True for visitors too, whom a
 * button leads to the login. A reader of the business sees no button that the server would refuse.
 */
export function useMayEdit(): boolean {
  return useSession()?.role !== "reader";
}

/** Whether the member does everything for the business that they act for, people and its own data included. */
export function useIsOwner(): boolean {
  const session = useSession();
  // Tokens from before there were roles belong to owners.
  return session !== null && (session.role ?? "owner") === "owner";
}
