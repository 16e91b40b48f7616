/** Loads Ink and the screen of the queue. */
export const loadQueueView = () => import("./queue.view.tsx");
