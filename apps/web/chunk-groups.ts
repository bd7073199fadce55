import { fileURLToPath } from 'node:url';

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const icons = /@tabler\/icons-react/;
// What holds a form back that has something in it is for pages with such a form, and the looks of popups are for what opens.
const forPages =
  /\/src\/(?:api|app|record\/(?!use-unsaved)|kit\/(?!form|table|popup\/popup\.module))|@tabler\/icons-react/;

/** Our own modules that a file imports at once, directly and through others, with the packages that these name. */
function collectImports(path: string, modules: Modules): ReadonlySet<string> {
  const collected = new Set([fileURLToPath(new URL(path, import.meta.url))]);
  // A set hands out what is added to it on the way.
  for (const id of collected) {
    if (id.includes('node_modules')) continue;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collected.add(imported);
  }
  return collected;
}

let known: { product: ReadonlySet<string>; payment: ReadonlySet<string> } | undefined;

const entries = (modules: Modules) =>
  (known ??= {
    product: collectImports('src/app/main.tsx', modules),
    payment: collectImports('src/payment/main.tsx', modules),
  });

const isInProduct = (id: string, modules: Modules) => icons.test(id) || entries(modules).product.has(id);
const isInPayment = (id: string, modules: Modules) => icons.test(id) || entries(modules).payment.has(id);

/** What opens on intent brings the library of popups with it, which no page loads with itself. */
const isForOpened = (id: string, modules: Modules) =>
  modules.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('@base-ui')) === true;

/**
 * Left alone the bundler makes a chunk of every module that two others share: dozens of files of a few lines. So what
 * the product starts with is one file, what the payment window starts with as well another, what most pages need a third,
 * and a table a fourth.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'tanstack',
    // Without what only a page or two use: lists that grow as they are read, and forms that hold one back.
    test: /@tanstack\/(?:react-router|router-core|history|react-store|store|react-query|query-core)\/(?!.*\/(?:useInfiniteQuery|infiniteQuery\w*|useBlocker)\.js)/,
  },
  {
    name: (id: string, modules: Modules) =>
      isInProduct(id, modules) && isInPayment(id, modules) ? 'common' : null,
    debugName: 'common',
    tags: ['$initial' as const],
    // An import of which nothing is used is no use.
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, modules: Modules) => (isInProduct(id, modules) ? 'shell' : null),
    debugName: 'shell',
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  {
    // The payment window loads nothing of the product's pages: with a file of theirs would come the product itself.
    name: (id: string, modules: Modules) =>
      forPages.test(id) && !entries(modules).payment.has(id) && !isForOpened(id, modules) ? 'pages' : null,
    debugName: 'pages',
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  {
    // A table and what stands above it, without what comes when it is saved or its view is kept.
    name: 'data-table',
    test: /\/src\/(?:tables\/(?:use-own-table-view|copied-choice)|kit\/table\/(?!write-|save-|shown-|adds-up|below|page-links|period-|usual-periods|london-day))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    // The forms of events are for the books and for the history before them.
    name: 'event-forms',
    test: /\/src\/features\/shares\/events\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    // An entry on its way: its plan, and why it was refused. What it will change comes with its review.
    name: 'entry',
    test: /\/src\/features\/shares\/plan\/(?!entry-words|entry-review|plan-|sum-up|share-calls|correction|use-entry-form)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];
