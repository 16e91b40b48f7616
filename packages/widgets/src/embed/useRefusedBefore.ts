/* An embed's fields stay the same ones when its language changes. */

export const useRefusedBefore = () => {};
