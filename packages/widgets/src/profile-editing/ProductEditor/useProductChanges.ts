import type { FoodshedError, Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

type Product = Schema<"Product">;

interface NewProduct {
  role_id: number;
  category_id: CategoryId;
  name: string;
}

/** Adds a product to a role's category. */
export function useAddProduct(onAdded: (name: string) => void) {
  const { profile, update } = useEditedProfile();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, body: NewProduct) =>
      client.POST("/accounts/save_profile/", {
        params: { header: idempotencyKey.headerFor(body) },
        body: { profile_id: profile.id, changes: [{ call: "create_product", body }] },
      }),
    (saved, { name }) => {
      idempotencyKey.done();
      update(saved);
      onAdded(name);
    },
  );
}

interface NewProducts extends Omit<NewProduct, "name"> {
  names: string[];
}

/** Adds several products to a role's category, all of them or none. */
export function useAddProducts(onAdded: (names: string[]) => void) {
  const { profile, update } = useEditedProfile();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, body: NewProducts) =>
      client.POST("/accounts/save_profile/", {
        params: { header: idempotencyKey.headerFor(body) },
        body: { profile_id: profile.id, changes: [{ call: "create_products", body }] },
      }),
    (saved, { names }) => {
      idempotencyKey.done();
      update(saved);
      onAdded(names);
    },
  );
}

/**
 * Removes products from their category, one after the other, optimistically; a failure restores them.
 * A product already removed elsewhere counts as removed.
 */
export function useRemoveProducts(onRemoved: (product: Product) => void) {
  const client = useClient();
  const { profile, update, reload } = useEditedProfile();
  const [going, setGoing] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<FoodshedError>();
  const turn = useRef(Promise.resolve());

  async function send({ id }: Product): Promise<FoodshedError | undefined> {
    const { data, error } = await client.POST("/accounts/save_profile/", {
      body: { profile_id: profile.id, changes: [{ call: "delete_product", body: { product_id: id } }] },
    });
    if (data) update(data);
    if (error?.status !== 404) return error;
    const read = await reload();
    return "error" in read ? read.error : undefined;
  }

  function remove(product: Product): void {
    setProblem(undefined);
    setGoing((all) => [...all, product.id]);
    turn.current = turn.current.then(async () => {
      const error = await send(product);
      if (error) setProblem(error);
      else onRemoved(product);
      setGoing((all) => all.filter((id) => id !== product.id));
    });
  }

  return { remove, going, problem, reset: () => setProblem(undefined) };
}
