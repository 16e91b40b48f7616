/* `@foodshed/widgets/provider`: what a widget may know of its page, and the hooks that read it. */
export {
  FoodshedProvider,
  type FoodshedProviderProps,
  useClient,
  useLink,
  useNavigate,
  useSession,
} from "../provider/FoodshedProvider.tsx";
export type { LinkComponent, LinkProps, Navigate, NavigateOptions } from "../provider/links.tsx";
export { type NoticeKind, useNotices } from "../provider/notices.tsx";
export { usePages } from "../provider/usePages.ts";
export {
  type QueryKey,
  type QueryOptions,
  type QueryState,
  useQuery,
  useRefresh,
} from "../provider/useQuery.ts";
export { useRequest } from "../provider/useRequest.ts";
