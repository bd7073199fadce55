import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../../../..');
const folder = join(process.env['REFERENCE_DIR'] ?? join(checkout, '../shared'), 'payments/samples');

/** Whether the published and recorded messages of the gateway are at hand; they are not part of this project. */
export const hasPublishedSamples = existsSync(folder);

/** The name of a test that needs them, saying so when it is left out. */
export const named = (name: string) =>
  hasPublishedSamples ? name : `${name} (left out: no reference folder)`;

/** The text of one sample file. */
export function readSample(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** One sample file, parsed. */
export function parseSample(name: string): unknown {
  return JSON.parse(readSample(name));
}

/** The first column of a table of samples. */
export function firstColumn(name: string): string[] {
  const [, ...lines] = readSample(name).trim().split('\n');
  return lines.map((line) => line.split(',', 1).join(''));
}
