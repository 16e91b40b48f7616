import type { Segment } from "./segment.ts";

const known = new WeakMap<Segment, Uint32Array>();

/** The place of each document among all of its segment by name; computed at the first search that orders by name. */
export function placeInAlphabet(segment: Segment): (at: number) => number {
  let places = known.get(segment);
  if (!places) {
    places = computed(segment);
    known.set(segment, places);
  }
  return (at) => (places as Uint32Array)[at] as number;
}

function computed({ names, size }: Segment): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, at) => at).sort((a, b) => {
    const [one, other] = [names[a] as string, names[b] as string];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  const places = new Uint32Array(size);
  // Equal names share a place, so that the better profile of two comes first.
  for (let i = 0; i < size; i++) {
    const at = order[i] as number;
    const before = order[i - 1];
    places[at] = before !== undefined && names[before] === names[at] ? (places[before] as number) : i;
  }
  return places;
}
