import type { FoodshedError, Schema } from "@foodshed/sdk";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useClient } from "../provider/host.tsx";
import { useInvalidateQueries } from "../provider/useQuery.ts";

export type Profile = Schema<"Profile">;

interface EditedProfile {
  /** The last known saved state of the profile. */
  profile: Profile;
  /** Takes the response of a save; ignores one that is older than the current state. */
  update: (profile: Profile) => void;
  /** Reloads the profile: after a call that does not return it, such as an upload. */
  reload: () => Promise<{ profile: Profile } | { error: FoodshedError }>;
}

const EditedProfileContext = createContext<EditedProfile | null>(null);

export interface EditedProfileProviderProps {
  profile: Profile;
  /** Called with every newer state of the profile, for a page that holds it too. */
  onChange?: ((profile: Profile) => void) | undefined;
  children: ReactNode;
}

/** Provides the profile that the forms inside edit: after a save all of them show the saved state. */
export function EditedProfileProvider({ profile: given, onChange, children }: EditedProfileProviderProps) {
  const client = useClient();
  const refresh = useInvalidateQueries();
  const [held, setHeld] = useState(given);
  const latest = useRef(held);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  const take = useCallback((next: Profile) => {
    if (next.id === latest.current.id && next.version < latest.current.version) return false;
    latest.current = next;
    setHeld(next);
    return true;
  }, []);
  useEffect(() => void take(given), [take, given]);

  const update = useCallback(
    (next: Profile) => {
      if (!take(next)) return;
      latestOnChange.current?.(next);
      // The header and other forms use the signed-in business's name and address.
      void refresh("getProfileById");
    },
    [take, refresh],
  );
  const reload = useCallback(async () => {
    const { id } = latest.current;
    const { data, error } = await client.POST("/accounts/profile_by_id/", { body: { id, basic: false } });
    if (error) return { error };
    if (data.basic) throw new Error("The whole profile was asked for.");
    update(data);
    return { profile: data };
  }, [client, update]);

  const value = useMemo(() => ({ profile: held, update, reload }), [held, update, reload]);
  return <EditedProfileContext value={value}>{children}</EditedProfileContext>;
}

/** The profile that is being edited, and how to bring it up to date. */
export function useEditedProfile(): EditedProfile {
  const edited = useContext(EditedProfileContext);
  if (!edited) throw new Error("Forms of a profile need an <EditedProfileProvider> around them.");
  return edited;
}
