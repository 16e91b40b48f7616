import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;

/** Modules of our own packages, by the beginning of their path below `packages/`. A group takes the sheets of its parts too. */
const ours = (...paths: string[]) => new RegExp(`/packages/(${paths.join("|")})`);

/** What the frame of every page and its client of the API are made of. The entry would run with it, before the routes are known. */
const common = ours(
  "app/app/(?!entry|routes/|structured-data/|members|profile-|require|search-|token-page)",
  "sdk/src/(?!vocabulary|generated|testing|idempotency)",
  "sdk/src/vocabulary/(breakpoints|limits|numbers|storage-keys|timers)",
  "widgets/src/(brand/(Logo/|icons/(signs|Icon))|provider/(?!useKeptForm|useSendingKey)|site/)",
  "widgets/src/(accounts/LogoutButton|hijack/HijackBanner|pages/ErrorPage/ErrorPage)",
  "widgets/src/primitives/(useDisclosureMenu|Button|Field/FieldFrame|Notice|Spinner|Tag|VisuallyHidden|classes|glyphs)",
  // The header's field.
  "widgets/src/(search/(SearchBox|Highlighted|searchUrl|searchParameters)|primitives/Combobox/DeferredCombobox)",
  "sdk/src/vocabulary/(business-types|classified-categories|profile-types)",
);

/** What several of the pages that are visited first are made of. */
const pages = ours(
  "app/app/structured-data/StructuredData",
  "sdk/src/vocabulary/(dates|roles|product-categories)\\.",
  "widgets/src/primitives/(CoverArt/(CoverArt|coverDrawing\\.browser|coverSize)|Photo|EmptyState|FormStatus|LoadFailure|LoadMore|Skeleton|useMedia)",
  "widgets/src/theme/breakpoints",
  "widgets/src/(messages/MessageButton/|classifieds/(ClassifiedCard|MessageFromClassified|PostClassified|ad\\.|notices))",
  "widgets/src/(brand/icons/CategoryIcon|mailing-list/(wording|mailingListMemory)|membership/BusinessAvatar|profiles/(ProfileCover|RoleTags|profileText))",
);

/** The libraries that every page needs. */
const platform =
  /node_modules\/(react|react-dom|scheduler|react-router|swr|dequal|use-sync-external-store|openapi-fetch|get-nonce)\/|vite\/preload-helper/;

/**
 * What is fetched as one file. Left to itself the bundler makes one of each set of modules that the same pages share: some forty on
 * a first visit, which wait for one another on a browser's six connections and are compressed apart. A group that held what
 * only few pages need would weigh on all others: so no form is among them, and none takes more than public pages use.
 */
export const bundles: Group[] = [
  { name: "platform", test: platform },
  // A page's sheet is linked before those of the files that it imports. So what others build on stands in a
  // file of its own, and what frames every page in the next: the root itself has no sheet that could come first.
  { name: "styles", test: /src\/(theme\/(?!tokens)|primitives\/).*\.css\.ts|fonts\.css/ },
  {
    name: "frame",
    test: /src\/(site|brand|hijack\/HijackBanner|pages\/ErrorPage|search\/(SearchBox|Highlighted))\/.*\.css\.ts/,
  },
  { name: "common", test: common },
  { name: "pages", test: pages },
  {
    name: "scenes",
    test: ours("widgets/src/(brand/scenes|primitives/CoverArt/(Picture|scene|random|motifs/rows))"),
  },
  // Also what accounts' forms are made of.
  { name: "fields", test: ours("widgets/src/primitives/Field/(Choice|RadioGroup|TextField)\\.tsx") },
  {
    name: "vendor-parts",
    test: ours(
      "sdk/src/vocabulary/(phone|role-details)",
      "widgets/src/profiles/(GalleryPhotos|ContactTab/(ContactLines|AddressLines|ContactTab\\.css)|RoleCards/(ProductList|RoleCards\\.css|productGroups|roleFacts)|WebLinks|profileLinks)",
    ),
  },
  {
    name: "profile",
    test: ours(
      "app/app/profile-(data|meta)",
      "widgets/src/classifieds/ProfileClassifieds",
      "widgets/src/profiles/(AboutCard|BuyOnline|ContactTab|EditButton/(EditButton|editing)|MembershipCard|Profile(Page|Sidebar|Tabs)/|RoleCards)",
      "widgets/src/primitives/Tabs/deferredTabs.browser",
    ),
  },
  {
    name: "home",
    test: ours(
      "widgets/src/(home/|mailing-list/MailingListInvitation/|profiles/ProfileCard/ProfileCard\\.(tsx|css))",
    ),
  },
  {
    name: "search",
    test: ours(
      "app/app/search-data",
      "sdk/src/vocabulary/checklists",
      "widgets/src/search/(SearchFilters|SearchPage|SearchResults|runSearch|search(Memory|Requests|State)|useSearch)",
      "widgets/src/primitives/(CheckboxList/CheckboxList|Slider/)",
    ),
  },
];
