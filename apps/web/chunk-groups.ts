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
  loaded ??= { product: modulesOf('product', modules), payment: modulesOf('payment', modules) };
  if (!loaded.product.has(id)) return null;
  return loaded.payment.has(id) ? 'common' : 'shell';
}

/**
 * The product starts with React, with what it has in common with the payment window, and with its shell. The payment window
 * loads nothing of the shell, neither at once nor with a dialog: it would start the product in it. All else the bundler splits by route.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: chunkOf, debugName: 'entries', tags: ['$initial' as const], includeDependenciesRecursively: false },
];
