import { fileURLToPath } from 'node:url';

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

type Entry = 'product' | 'payment';

const entryFiles: Readonly<Record<Entry, string>> = {
  product: fileURLToPath(new URL('src/app/main.tsx', import.meta.url)),
  payment: fileURLToPath(new URL('src/payment/main.tsx', import.meta.url)),
};

let loaded: Readonly<Record<Entry, ReadonlySet<string>>> | undefined;

function loadedModules(modules: Modules) {
  loaded ??= { product: modulesOf('product', modules), payment: modulesOf('payment', modules) };
  return loaded;
}

/** The modules that the product loads before anything is asked for; of the payment window also those that come later. */
function modulesOf(entry: Entry, modules: Modules): ReadonlySet<string> {
  const collected = new Set([entryFiles[entry]]);
  // A set also iterates over what is added on the way.
  for (const id of collected) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) collected.add(imported);
    if (entry === 'payment') for (const imported of dynamicallyImportedIds) collected.add(imported);
  }
  return collected;
}

function chunkOf(id: string, modules: Modules): string | null {
  const { product, payment } = loadedModules(modules);
  if (!product.has(id)) return null;
  return payment.has(id) ? 'common' : 'shell';
}

type Page = 'list' | 'company';

const pageFiles: Readonly<Record<Page, readonly string[]>> = {
  list: ['_shell/company/index'],
  company: ['_shell/company/_record', '_shell/company/_record/companyoverview/index'],
};

/** Our own modules that a page loads at once. */
function ownModulesOf(page: Page, modules: Modules): ReadonlySet<string> {
  const source = fileURLToPath(new URL('src/', import.meta.url));
  const collected = new Set(
    pageFiles[page].map((file) => `${source}app/routes/${file}.tsx?tsr-split=component`),
  );
  for (const id of collected)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (imported.startsWith(source)) collected.add(imported);
  return collected;
}

let pages: Readonly<Record<Page, ReadonlySet<string>>> | undefined;

/** What most pages of the product are made of; what those of a company are; what leads from a page to a form. */
const generalParts = /\/src\/(?:kit|company-page\/(?:page-part|problem-banner))[./]/;
const companyParts = /\/src\/(company-page|filing)\//;

function sharedChunkOf(id: string, modules: Modules): string | null {
  pages ??= { list: ownModulesOf('list', modules), company: ownModulesOf('company', modules) };
  if (!pages.company.has(id) || /\/src\/(?:app\/routes|features)\//.test(id)) return null;
  const { payment } = loadedModules(modules);
  if (pages.list.has(id)) return payment.has(id) ? 'page-and-payment' : 'page';
  if (payment.has(id)) return null;
  if (generalParts.test(id)) return 'page-parts';
  return companyParts.exec(id)?.[1] ?? null;
}

/**
 * The product starts with React, with what it has in common with the payment window, and with its shell. The payment window
 * loads nothing of the shell, neither at once nor with a dialog: it would start the product in it. What the list of companies
 * and the overview of a company share with other pages comes in few files: a slow machine takes 4 ms for each, however small.
 * All else the bundler splits by route.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: chunkOf, debugName: 'entries', tags: ['$initial' as const], includeDependenciesRecursively: false },
  { name: sharedChunkOf, debugName: 'pages', includeDependenciesRecursively: false },
];
