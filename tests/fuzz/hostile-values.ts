import type { Random } from './random.ts';

/** Values that no field expects. */
const hostile: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => -0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 2_147_483_648,
  () => '',
  () => ' ',
  () => '\0',
  () => 'a\0b',
  () => '\uD800',
  () => '\uDFFF\uD800',
  () => '‮rtl‬ and ﷽ and 👩‍👩‍👧‍👦',
  () => `e${'\u0301'.repeat(3000)}`,
  () => 'İıſK',
  () => '\uFEFF',
  () => '١٢٣',
  () => 'x'.repeat(100_000),
  () => '9'.repeat(30),
  () => '99999999999999999999.999999',
  () => '-5',
  () => '1e400',
  () => 'NaN',
  () => '0.0000001',
  () => '1,000,000,000,000',
  () => '1-99999999999999999999',
  () => '5-1, 1-5, 3',
  () => '0000-01-01',
  () => '0001-01-01',
  () => '1843-12-31',
  () => '2201-01-01',
  () => '9999-12-31',
  () => '+275760-09-13',
  () => '2026-02-30',
  () => '2026-11-20T25:61Z',
  () => '0001-01-01T00:00Z',
  () => '__proto__',
  () => 'constructor',
  () => "'; drop table company; --",
  () => '<script>alert(1)</script>',
  () => '%00%ff%',
  () => '../../../../etc/passwd',
  () => '${jndi:ldap://x}',
  (random) => random.uuid(),
  (random) => random.uuid().toUpperCase(),
  () => '00000000-0000-0000-0000-000000000000',
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ length: 5, 0: 'a' }),
  () => ({ toString: null, valueOf: 1 }),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  (random) => nested(random.chance(10) ? 5000 : 60),
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Where a value stands in what holds it. */
interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

const longest = 100_000;
const mostPlaces = 300;

/** Makes one to three places of an input hostile, or all of it; gives the new input. */
export function spoil(input: unknown, random: Random): unknown {
  const spoilt = structuredClone({ root: input });
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const place = random.pick(placesIn(spoilt));
    // What is many times there already would be many times as many.
    if (place !== undefined && change(place, random) === 'many') break;
  }
  return spoilt.root;
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || found.length > mostPlaces) return found;
  // What holds members holds them by text.
  const holder = value as Place['holder'];
  for (const [key, member] of Object.entries(holder).slice(0, 20)) {
    found.push({ holder, key });
    placesIn(member, found);
  }
  return found;
}

function change({ holder, key }: Place, random: Random): 'many' | undefined {
  const before: unknown = Reflect.get(holder, key);
  const kind = random.below(20);
  if (kind < 4 && Array.isArray(before)) {
    Reflect.set(holder, key, repeated(before, random));
    return 'many';
  }
  if (kind === 0) Reflect.deleteProperty(holder, key);
  else if (kind === 1 && !Array.isArray(holder)) Reflect.set(holder, `${key}s`, before);
  else if (kind === 5) Reflect.set(holder, key, JSON.stringify(before));
  else if (kind === 6) Reflect.set(holder, key, [before]);
  else Reflect.set(holder, key, random.pick(hostile)?.(random));
  return undefined;
}

/** An array with far more members than anybody has, most often few enough to be read. */
function repeated(items: readonly unknown[], random: Random): unknown[] {
  const item = items[0] ?? random.pick([0, {}, 'a']);
  const fits = Math.floor(3_500_000 / (JSON.stringify(item).length + 1));
  const length = random.chance(8) ? Math.min(longest, fits) : 1 + random.below(60);
  return Array.from({ length }, () => item);
}
