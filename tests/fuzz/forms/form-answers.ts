import type { Random } from '../random.ts';
import type { Draft, DraftField } from './drafts.ts';

export type FormAnswers = Record<string, string>;

const days = ['2026-11-14', '2026-11-20', '2026-10-01', '2025-12-31', '1990-02-28', '2027-03-31'];

const valid: Readonly<Record<string, (field: DraftField, random: Random) => string>> = {
  date: (_field, random) => random.pick(days) ?? '',
  number: (_field, random) => String(1 + random.below(500)),
  amount: (_field, random) => `${random.below(1000)}.${10 + random.below(90)}`,
  tick: (_field, random) => random.pick(['yes', '']) ?? '',
  ticks: ({ options }, random) =>
    options
      .filter(() => random.chance(40))
      .map(({ value }) => value)
      .join(','),
  email: () => 'someone@practice.example',
  'company-number': () => 'SC 123 456',
  document: () => '',
};
const texts = [
  'Quince',
  '7',
  'Park Row',
  'Bristol',
  'BS1 5LJ',
  'British',
  'England',
  'QUN12345678',
  'GB-ENG',
];

function validAnswer(field: DraftField, random: Random): string {
  const made = valid[field.kind]?.(field, random);
  return made ?? random.pick(field.options)?.value ?? random.pick(texts) ?? '';
}

/** Answers that a person could give to questions of the form: the good ones, and some others here and there. */
export function validAnswers(draft: Draft, random: Random): FormAnswers {
  const given = random.chance(70) ? { ...draft.sample } : {};
  for (let left = random.below(5); left > 0; left -= 1) {
    const field = random.pick(draft.fields);
    if (field !== undefined) given[field.path] = validAnswer(field, random);
  }
  return given;
}

/** What no question expects, in a text that the call takes. */
const hostile: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1843-12-31',
  '2201-01-01',
  '9999-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\uFEFF',
  '‮rtl‬ and ﷽ and 👩‍👩‍👧‍👦',
  'İıſK',
  '١٢٣',
  `e${'\u0301'.repeat(3000)}`,
  ' ',
  'x'.repeat(5000),
  '9'.repeat(5000),
  `${'['.repeat(2500)}${']'.repeat(2500)}`,
  ','.repeat(5000),
  '-1',
  '-99999999999999999999',
  '99999999999999999999.999999',
  '1e400',
  '-0',
  'NaN',
  '0x10',
  '0.00000000000000000001',
  '9007199254740993',
  'yes',
  'no',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table company; --",
  '<script>alert(1)</script>',
  ']]>&amp;<![CDATA[',
  '../../../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
];

const rows = [
  '0',
  '1',
  '19',
  '99',
  '100',
  '2000',
  '99999',
  '4294967295',
  '1e9',
  '-1',
  '00',
  '1.5',
  '٣',
  '__proto__',
];
const foreignPaths = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  'a'.repeat(100),
  'a.'.repeat(50),
  '.',
  'officer',
  '\0',
  '0',
];

/** A path of the form, one of a row that it does not have, or one of no form at all. */
function hostilePath({ fields, lists }: Draft, random: Random): string {
  const path = random.pick(fields)?.path ?? 'officer';
  const kind = random.below(10);
  if (kind < 6) return path;
  const row = random.pick(rows) ?? '0';
  if (kind < 8) {
    if (/\.\d+\./.test(path)) return path.replace(/\.\d+\./, `.${row}.`);
    return `${random.pick(lists) ?? path}.${row}.${path.split('.').at(-1)}`;
  }
  return kind === 8 ? `${path}.${random.pick(foreignPaths)}` : (random.pick(foreignPaths) ?? '.');
}

const most = { usual: 6, rows: 1990, tooMany: 100_000 };

/** Answers that the call takes, and that no person would give; seldom far more of them than any form has questions. */
export function hostileAnswers(draft: Draft, random: Random): FormAnswers {
  // A path may be `__proto__`, which is not set like others.
  const given = new Map(random.chance(50) ? Object.entries(draft.sample) : []);
  for (let left = 1 + random.below(most.usual); left > 0; left -= 1)
    given.set(hostilePath(draft, random).slice(0, 100), random.pick(hostile) ?? '');
  if (random.chance(3)) addRows(given, draft, random);
  return Object.fromEntries(given);
}

/** As many rows as one request may bring, and now and then more than it may. */
function addRows(given: Map<string, string>, { fields, lists }: Draft, random: Random): void {
  const count = random.chance(10) ? most.tooMany : most.rows;
  const ofRow = fields.find(({ path }) => /\.\d+\./.test(path))?.path.replace(/\.\d+\./, '.#.');
  const pattern = ofRow ?? `${random.pick(lists) ?? 'rows'}.#.name`;
  for (let row = 0; row < count; row += 1) given.set(pattern.replace('#', String(row)), 'x');
}
