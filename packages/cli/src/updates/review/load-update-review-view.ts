/** Loads Ink and the review. */
export const loadUpdateReviewView = () => import("./update-review.view.tsx");
