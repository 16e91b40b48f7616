/* `@foodshed/widgets/provider`: what a widget may know of its page, and the hooks that read it. */
export {
  FoodshedProvider,
  type FoodshedProviderProps,
  LocaleProvider,
  useClient,
  useLink,
  useNavigate,
  useSession,
  useTranslate,
} from "../provider/FoodshedProvider.tsx";
export type { LinkComponent, LinkProps, Navigate, NavigateOptions } from "../provider/links.tsx";
export type { LocaleSettings, WidgetTranslate } from "../provider/locale.tsx";
export { type NoticeType, useNotices } from "../provider/notices.tsx";
export { useInfiniteQuery } from "../provider/useInfiniteQuery.ts";
export { useMutation } from "../provider/useMutation.ts";
export {
  type QueryKey,
  type QueryOptions,
  type QueryState,
  useInvalidateQueries,
  useQuery,
} from "../provider/useQuery.ts";
