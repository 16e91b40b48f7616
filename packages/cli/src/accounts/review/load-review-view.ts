/** Loads Ink and the review. */
export const loadReviewView = () => import("./review.view.tsx");
