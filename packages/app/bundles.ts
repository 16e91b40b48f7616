import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The contents of one chunk. */
interface Bundle {
  name: string;
  /** Files and folders (with a "/" at the end) below `packages/`. A style sheet is named by its own file name. */
  modules?: string[];
  except?: string[];
  sheetsOnly?: boolean;
  /** Libraries, and modules of the build itself. */
  libraries?: string[];
}

/**
 * By default the bundler makes a chunk of each set of modules that the same pages share: some forty on
 * a first visit, which queue on a browser's six connections and are compressed separately. A chunk with modules that
 * only few pages need would slow down all others: so none contains a form, or more than public pages use.
 */
const bundled: Bundle[] = [
  {
    // The libraries that every page needs.
    name: "platform",
    libraries: [
      "node_modules/react/",
      "node_modules/react-dom/",
      "node_modules/scheduler/",
      "node_modules/react-router/",
      "node_modules/swr/",
      "node_modules/dequal/",
      "node_modules/use-sync-external-store/",
      "node_modules/openapi-fetch/",
      "node_modules/get-nonce/",
      "vite/preload-helper",
    ],
  },
  {
    // A page's style sheet is linked before those of its imports. So the base styles are in a
    // chunk of their own, and the frame of every page in the next: the root itself has no sheet that could come first.
    name: "styles",
    sheetsOnly: true,
    modules: ["app/app/fonts.css", "widgets/src/primitives/", "widgets/src/theme/"],
    except: ["widgets/src/theme/tokens.css.ts"],
  },
  {
    name: "frame",
    sheetsOnly: true,
    modules: [
      "widgets/src/brand/",
      "widgets/src/hijack/HijackBanner/",
      "widgets/src/pages/ErrorPage/",
      "widgets/src/search/Highlighted/",
      "widgets/src/search/SearchBox/",
      "widgets/src/site/",
    ],
    except: ["widgets/src/site/KeyboardShortcuts/ShortcutsDialog.css.ts"],
  },
  {
    // The frame of every page and the API client. The entry is not included, because it would run before the routes are known.
    name: "common",
    modules: [
      "app/app/api.ts",
      "app/app/head-scripts.ts",
      "app/app/browser.ts",
      "app/app/color-scheme-attribute.ts",
      "app/app/fonts/",
      "app/app/load-context.ts",
      "app/app/members-french.ts",
      "app/app/nonce.ts",
      "app/app/page-meta.ts",
      "app/app/paths.ts",
      "app/app/pre-hydration-replay.ts",
      "app/app/preview-data.ts",
      "app/app/results-map-attribute.ts",
      "app/app/root.tsx",
      "app/app/router-host.tsx",
      "app/app/session-end.ts",
      "app/app/session-attribute.ts",
      "app/app/site-frame.tsx",
      "app/app/stale-navigation.ts",
      "app/app/use-back-step.ts",
      "app/app/use-network.ts",
      "app/app/use-page-focus.ts",
      "app/app/use-public-url.ts",
      "app/app/use-session-attribute.ts",
      "sdk/src/client.ts",
      "sdk/src/contract.ts",
      "sdk/src/errors.ts",
      "sdk/src/index.ts",
      "sdk/src/ndjson.ts",
      "sdk/src/next-path.ts",
      "sdk/src/renewal.ts",
      "sdk/src/session.ts",
      "sdk/src/token-storage.ts",
      "sdk/src/token.ts",
      "sdk/src/uploads.ts",
      "sdk/src/vocabulary/breakpoints.ts",
      "sdk/src/vocabulary/business-types.ts",
      "sdk/src/vocabulary/classified-categories.ts",
      "sdk/src/vocabulary/limits.ts",
      "sdk/src/vocabulary/numbers.ts",
      "sdk/src/vocabulary/profile-types.ts",
      "sdk/src/vocabulary/search-addresses.ts",
      "sdk/src/vocabulary/storage-keys.ts",
      "sdk/src/vocabulary/timers.ts",
      "widgets/src/accounts/LogoutButton/",
      "widgets/src/brand/Logo/",
      "widgets/src/brand/icons/Icon.css.ts",
      "widgets/src/brand/icons/Icon.tsx",
      "widgets/src/brand/icons/signs.tsx",
      "widgets/src/hijack/HijackBanner/",
      "widgets/src/pages/ErrorPage/ErrorPage.css.ts",
      "widgets/src/pages/ErrorPage/ErrorPage.tsx",
      "widgets/src/primitives/Button/",
      "widgets/src/primitives/Combobox/DeferredCombobox.tsx",
      "widgets/src/primitives/Field/FieldFrame.css.ts",
      "widgets/src/primitives/Field/FieldFrame.tsx",
      "widgets/src/primitives/Notice/",
      "widgets/src/primitives/Spinner/",
      "widgets/src/primitives/Tag/",
      "widgets/src/primitives/VisuallyHidden/",
      "widgets/src/primitives/classes.ts",
      "widgets/src/primitives/glyphs.tsx",
      "widgets/src/primitives/useDisclosureMenu.ts",
      "widgets/src/provider/ClearCacheOnSessionEnd.tsx",
      "widgets/src/provider/FoodshedProvider.tsx",
      "widgets/src/provider/backStep.ts",
      "widgets/src/provider/draftStore.tsx",
      "widgets/src/provider/host.tsx",
      "widgets/src/provider/leaveGuard.ts",
      "widgets/src/provider/links.tsx",
      "widgets/src/provider/notices.tsx",
      "widgets/src/provider/storageItem.ts",
      "widgets/src/provider/useActingAccount.ts",
      "widgets/src/provider/useDebouncedQuery.ts",
      "widgets/src/provider/useInfiniteQuery.ts",
      "widgets/src/provider/useMutation.ts",
      "widgets/src/provider/useOnline.ts",
      "widgets/src/provider/usePolling.ts",
      "widgets/src/provider/useQuery.ts",
      "widgets/src/search/Highlighted/",
      "widgets/src/search/SearchBox/",
      "widgets/src/search/searchParameters.ts",
      "widgets/src/search/searchUrl.ts",
      "widgets/src/site/",
    ],
    except: [
      // Loaded with the first shortcut that is pressed.
      "widgets/src/site/KeyboardShortcuts/ActiveShortcuts.tsx",
      "widgets/src/site/KeyboardShortcuts/ShortcutsDialog.css.ts",
      "widgets/src/site/KeyboardShortcuts/ShortcutsDialog.tsx",
      "widgets/src/site/KeyboardShortcuts/shortcuts.ts",
      // Members alone have unread messages.
      "widgets/src/site/titleCount",
    ],
  },
  {
    // Shared parts of common landing pages.
    name: "pages",
    modules: [
      "app/app/structured-data/StructuredData.tsx",
      "sdk/src/vocabulary/dates.ts",
      "sdk/src/vocabulary/product-categories.ts",
      "sdk/src/vocabulary/roles.ts",
      "widgets/src/brand/icons/CategoryIcon.tsx",
      "widgets/src/classifieds/ClassifiedCard/",
      "widgets/src/classifieds/MessageFromClassified/",
      "widgets/src/classifieds/PostClassified/",
      "widgets/src/classifieds/classifiedSummary.ts",
      "widgets/src/classifieds/notices.css.ts",
      "widgets/src/enquiries/ChooseBusiness/",
      "widgets/src/enquiries/EnquiryBar/EnquiryDock.tsx",
      "widgets/src/enquiries/chosenBusinesses.ts",
      "widgets/src/favourites/FavouriteButton/FavouriteButton.css.ts",
      "widgets/src/favourites/FavouriteButton/FavouriteButton.tsx",
      "widgets/src/mailing-list/promptState.ts",
      "widgets/src/membership/BusinessAvatar.css.ts",
      "widgets/src/membership/BusinessAvatar.tsx",
      "widgets/src/messages/MessageButton/",
      "widgets/src/primitives/CoverArt/CoverArt.tsx",
      "widgets/src/primitives/CoverArt/coverDrawing.browser.ts",
      "widgets/src/primitives/CoverArt/coverSize.ts",
      "widgets/src/primitives/EmptyState/",
      "widgets/src/primitives/FormStatus/",
      "widgets/src/primitives/LoadFailure/",
      "widgets/src/primitives/LoadMore/",
      "widgets/src/primitives/Photo/",
      "widgets/src/primitives/Skeleton/",
      "widgets/src/primitives/useMediaQuery.ts",
      "widgets/src/profiles/ProfileCover.tsx",
      "widgets/src/profiles/RoleTags/",
      "widgets/src/profiles/profileText.ts",
      "widgets/src/theme/breakpoints.ts",
    ],
  },
  {
    name: "scenes",
    modules: [
      "widgets/src/brand/scenes.ts",
      "widgets/src/primitives/CoverArt/Picture.css.ts",
      "widgets/src/primitives/CoverArt/Picture.tsx",
      "widgets/src/primitives/CoverArt/motifs/rows.ts",
      "widgets/src/primitives/CoverArt/random.ts",
      "widgets/src/primitives/CoverArt/scene.ts",
    ],
  },
  {
    // Also used by the account forms.
    name: "fields",
    modules: [
      "widgets/src/primitives/Field/Choice.tsx",
      "widgets/src/primitives/Field/RadioGroup.tsx",
      "widgets/src/primitives/Field/TextField.tsx",
    ],
  },
  {
    name: "vendor-parts",
    modules: [
      "sdk/src/vocabulary/phone.ts",
      "sdk/src/vocabulary/role-details.ts",
      "widgets/src/profiles/ContactTab/AddressLines.tsx",
      "widgets/src/profiles/ContactTab/ContactLines.tsx",
      "widgets/src/profiles/ContactTab/ContactTab.css.ts",
      "widgets/src/profiles/GalleryPhotos/",
      "widgets/src/profiles/RoleCards/ProductList.tsx",
      "widgets/src/profiles/RoleCards/RoleCards.css.ts",
      "widgets/src/profiles/RoleCards/productGroups.ts",
      "widgets/src/profiles/RoleCards/roleFacts.ts",
      "widgets/src/profiles/WebLinks/",
      "widgets/src/profiles/profileLinks.ts",
    ],
  },
  {
    // Used by the consumer page, and by the hub that edits it.
    name: "vendor-icons",
    modules: [
      "sdk/src/vocabulary/highlights.ts",
      "widgets/src/brand/icons/VendorIcon.tsx",
      "widgets/src/brand/mastheads.ts",
    ],
  },
  {
    name: "profile",
    modules: [
      "app/app/profile-data.ts",
      "app/app/profile-meta.ts",
      "widgets/src/classifieds/ProfileClassifieds/",
      // The sheets alone: the server renders these parts of a network's page, whose code comes later.
      "widgets/src/map/LaterMap/LaterMap.css.ts.vanilla",
      "widgets/src/network-page/NetworkMembers/NetworkMembers.css.ts.vanilla",
      "widgets/src/network-page/NetworkSections/NetworkSections.css.ts.vanilla",
      "widgets/src/network-page/NetworkWeek/NetworkWeek.css.ts.vanilla",
      "widgets/src/primitives/Tabs/deferredTabs.browser.ts",
      "widgets/src/profiles/AboutCard/",
      "widgets/src/profiles/BuyOnline/",
      "widgets/src/profiles/ContactTab/",
      "widgets/src/profiles/EditButton/EditButton.css.ts",
      "widgets/src/profiles/EditButton/EditButton.tsx",
      "widgets/src/profiles/EditButton/editing.ts",
      "widgets/src/profiles/MembershipCard/",
      "widgets/src/profiles/ProfilePage/",
      "widgets/src/profiles/ProfileSidebar/",
      "widgets/src/profiles/ProfileTabs/",
      "widgets/src/profiles/RoleCards/",
    ],
  },
  {
    name: "home",
    modules: [
      "widgets/src/home/",
      "widgets/src/mailing-list/MailingListInvitation/",
      "widgets/src/profiles/ProfileCard/ProfileCard.css.ts",
      "widgets/src/profiles/ProfileCard/ProfileCard.tsx",
      "widgets/src/weekly-list/chooseProducts.ts",
    ],
  },
  {
    name: "search",
    modules: [
      "app/app/search-data.ts",
      "sdk/src/vocabulary/availability-filters.ts",
      "sdk/src/vocabulary/availability-names.ts",
      "sdk/src/vocabulary/checklists.ts",
      "widgets/src/primitives/CheckboxList/",
      "widgets/src/primitives/Slider/",
      "widgets/src/search/ChosenFilters/",
      "widgets/src/search/NothingFound/",
      "widgets/src/search/ResultsToolbar/",
      "widgets/src/search/SearchFilters/",
      "widgets/src/search/SearchPage/",
      "widgets/src/search/SearchResults/",
      "widgets/src/search/runSearch.ts",
      "widgets/src/search/searchStorage.ts",
      "widgets/src/search/searchRequests.ts",
      "widgets/src/search/searchState.ts",
      "widgets/src/search/useSearch.ts",
    ],
    // Opened by few, with a library of its own.
    except: ["widgets/src/search/SearchFilters/FilterSheet"],
  },
];

const packages = `${join(import.meta.dirname, "..").replaceAll("\\", "/")}/`;

/** Whether a name means a module or a folder that contains it; the style sheet of a module has the module's name with a suffix. */
function isNamed(id: string, name: string): boolean {
  const path = packages + name;
  return id.startsWith(path) && (name.endsWith("/") || /^([.?]|$)/.test(id.slice(path.length)));
}

const isSheet = (id: string) => /\.css(\.ts)?(\.|\?|$)/.test(id);

function holds({ modules = [], except = [], sheetsOnly, libraries = [] }: Bundle, id: string): boolean {
  if (libraries.some((library) => id.includes(library))) return true;
  if (sheetsOnly && !isSheet(id)) return false;
  return modules.some((name) => isNamed(id, name)) && !except.some((name) => isNamed(id, name));
}

export const bundles: Rolldown.CodeSplittingGroup[] = bundled.map((bundle) => ({
  name: bundle.name,
  test: (id) => holds(bundle, id),
}));

/** The names that match no module of the site. */
export function namedInVain(ids: readonly string[]): string[] {
  const named = bundled.flatMap(({ modules = [], except = [], libraries = [] }) => [
    ...[...modules, ...except].filter((name) => !ids.some((id) => isNamed(id, name))),
    ...libraries.filter((library) => !ids.some((id) => id.includes(library))),
  ]);
  return [...new Set(named)];
}

/** Fails the build when a module named here has moved: it would leave its chunk, and a first visit would fetch one file more. */
export function everyNameCounts(): Plugin {
  return {
    name: "every-name-counts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const gone = namedInVain([...this.getModuleIds()]);
      if (gone.length === 0) return;
      this.error(
        `packages/app/bundles.ts names ${gone.join(", ")}, but the site loads nothing of that name. Write where it is now, or leave it out.`,
      );
    },
  };
}
