/** For pages whose address holds a one-time token: it must stay out of caches and of other sites' logs. */
export const tokenPageHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
