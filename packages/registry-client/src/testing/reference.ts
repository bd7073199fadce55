import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Where the genuine schemas and samples lie, which are never part of the project: `REFERENCE_DIR`, or
 * `shared` beside the checkout. Undefined when there is no such folder.
 */
export function findReference(): string | undefined {
  const checkout = resolve(import.meta.dirname, '../../../..');
  const folder = process.env['REFERENCE_DIR'] ?? resolve(checkout, '../shared');
  return existsSync(resolve(folder, 'registry')) ? folder : undefined;
}

/** A genuine file as text; `path` is relative to the reference folder. */
export function readReference(path: string): string {
  const folder = findReference();
  if (!folder) throw new Error('no reference folder');
  return readFileSync(resolve(folder, path), 'utf8');
}

/** Name of a test that needs the reference folder, saying so when it is left out. */
export function named(name: string): string {
  return findReference() ? name : `${name} (left out: no reference folder)`;
}

/** The keys of one of the registry's published enumerations. */
export function listKeys(file: string): string[] {
  const yaml = readReference(`registry/public-api/enumerations/${file}`);
  return Array.from(yaml.matchAll(/^\s+'?([\w-]+)'?\s*:\s*\S/gm), ([, key = '']) => key);
}
