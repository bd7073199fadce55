import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../support/installation/checkout.ts';

/** A company of the simulated register, with its authentication code. */
export interface SeededCompany {
  number: string;
  name: string;
  code: string;
}

/** Every company that the register's own guide lists. */
export function listSeededCompanies(): SeededCompany[] {
  const guide = readFileSync(join(checkout, 'simulators/registry/src/seeds/README.md'), 'utf8');
  const rows = guide.matchAll(/^\| (?<number>\w{8}) \| (?<name>[^|]+) \| (?<code>\w{6}) \|/gm);
  return Array.from(rows, ({ groups: { number = '', name = '', code = '' } = {} }) => ({
    number,
    name: name.trim(),
    code,
  }));
}
