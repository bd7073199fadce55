import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Company } from '../register/company.ts';
import { plusDays, plusMonths, plusYears } from '../register/days.ts';
import { buildAddress } from './addresses.ts';
import { buildCompany } from './build-company.ts';
import { type CompanySeed, companySeedSchema } from './seed-schema.ts';

/** In the order in which the register is filled. */
const files = [
  'journeys',
  'deadlines',
  'verification',
  'people',
  'control',
  'kinds',
  'read-only',
  'statuses',
  'capital',
  'charges',
  'histories',
].map((name) => readFileSync(new URL(`companies/${name}.json`, import.meta.url), 'utf8'));

let latest: { today: string; companies: readonly Company[] } | undefined;

/** Every invented company of the register, as it stands on this day. Built once for each day in a row. */
export function seedCompanies(today: string): readonly Company[] {
  if (latest?.today !== today) {
    const seeds = files.flatMap((file) => readSeeds(file, today));
    latest = { today, companies: seeds.map((seed) => buildCompany(seed, today)) };
  }
  return latest.companies;
}

const fileSchema = z.strictObject({
  /** Values that companies name with an `@`. */
  shared: z.record(z.string(), z.unknown()).default({}),
  people: z.record(z.string(), z.unknown()).default({}),
  /** What the companies of the file have in common unless one has something else. */
  defaults: z.record(z.string(), z.unknown()).default({}),
  companies: z.array(z.record(z.string(), z.unknown())),
});

/** The companies of a file on this day; throws where one does not fit the schema. */
export function readSeeds(file: string, today: string): CompanySeed[] {
  const { shared, people, defaults, companies } = fileSchema.parse(JSON.parse(file));
  return companies.map((company) => {
    const seed = resolve({ people, ...defaults, ...company }, { shared, today });
    assertSeed(seed);
    return seed;
  });
}

// Checked in place: the schema would put the members into its own order, which the register shows.
function assertSeed(seed: unknown): asserts seed is CompanySeed {
  companySeedSchema.parse(seed);
}

interface Scope {
  shared: Record<string, unknown>;
  today: string;
}

/** Fills in shared values, days such as `today-90` or `today-5y`, and addresses written in one text. */
function resolve(value: unknown, scope: Scope, name = ''): unknown {
  if (typeof value === 'string') return resolveText(value, scope, name);
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member, scope, key)]));
}

const addressNames = new Set(['address', 'registeredOffice', 'principalOffice']);

function resolveText(text: string, scope: Scope, name: string): unknown {
  if (text.startsWith('@')) return resolve(scope.shared[text.slice(1)], scope);
  if (addressNames.has(name)) return buildAddress(text);
  const [isDay, count = '0', unit] = /^today([+-]\d+)?([my])?$/.exec(text) ?? [];
  if (isDay === undefined) return text;
  const move = unit === 'y' ? plusYears : unit === 'm' ? plusMonths : plusDays;
  return move(scope.today, Number(count));
}
