import { sampleDocument } from '@statbook/api/samples';
import { translatorOf } from '@statbook/contract/wire';
import type { Draft } from './forms/drafts.ts';
import { hostileAnswers, validAnswers } from './forms/form-answers.ts';
import type { KnownValues } from './known-values.ts';
import type { Random } from './random.ts';
import type { Member, Shape } from './shape.ts';

type Text = Extract<Shape, { kind: 'text' }>;

/** From what a value is drawn. */
export interface Draw {
  random: Random;
  known: KnownValues;
  /** Members that name whoever asks. */
  callers?: ReadonlyMap<string, string>;
  /** What a request about a form is about. */
  draft?: Draft | undefined;
  /** Its answers are then what no person gives. */
  hasHostileAnswers?: boolean;
}

/** Members that name a draft or a part of it. */
const partsOfDraft: Readonly<Record<string, (draft: Draft, random: Random) => unknown>> = {
  filingId: ({ filingId }) => filingId,
  companyId: ({ companyId }) => companyId,
  form: ({ form }) => form,
  version: ({ version }) => version,
  draftVersion: ({ version }) => version,
  activeStep: ({ activeStep }) => activeStep,
  contentAccepted: ({ contentSha256 }) => contentSha256,
  path: ({ fields }, random) => random.pick(fields.filter(({ kind }) => kind === 'document'))?.path,
  content: () => pdf,
};
const names = translatorOf(undefined);
const ofDraft = new Map(Object.entries(partsOfDraft).map(([name, read]) => [names.wireName(name), read]));
const pdf = Buffer.from(sampleDocument).toString('base64');

/** Texts of which one fits nearly every field of the contract. */
const texts = [
  'A sample',
  '1',
  '2',
  '10',
  '0.5',
  '100',
  'ABC123',
  '00000006',
  'GBP',
  'EUR',
  'GB',
  '62012',
  '01',
  '1.00',
  '123456',
  'W1A 1AA',
  '07700900123',
  '1-5',
  '/company/shares',
  'someone@practice.example',
  'true',
  'a'.repeat(64),
  // A picture of one pixel.
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
];

const formats: Readonly<Record<string, (random: Random) => string>> = {
  uuid: (random) => random.uuid(),
  date: dateOf,
  'date-time': (random) => `${dateOf(random)}T14:05Z`,
  email: () => 'someone@practice.example',
  uri: () => 'https://practice.example/page',
};

/** A day of the last years, most often of this one. */
function dateOf(random: Random): string {
  const year = random.chance(85) ? 2026 : 2019 + random.below(9);
  const digits = (number: number) => String(number + 1).padStart(2, '0');
  return `${year}-${digits(random.below(11))}-${digits(random.below(28))}`;
}

/** A value that the shape allows, with what stands in the account wherever the name of the field says so. */
export function validValue(shape: Shape, name: string, draw: Draw): unknown {
  const { random, known, draft, callers } = draw;
  const caller = known.mainUser.get(callers?.get(name) ?? '');
  if (caller !== undefined) return caller;
  const own = draft && ofDraft.get(name)?.(draft, random);
  if (own !== undefined && random.chance(97)) return own;
  return drawnValue(shape, name, draw);
}

function drawnValue(shape: Shape, name: string, draw: Draw): unknown {
  const { random, known } = draw;
  switch (shape.kind) {
    case 'object':
      return { ...validObject(shape.members, draw), ...(shape.values && recordOf(shape.values, draw)) };
    case 'array':
      return Array.from({ length: lengthOf(shape, random) }, () => validValue(shape.item, name, draw));
    case 'choice':
      return validValue(random.pick(shape.of) ?? { kind: 'anything' }, name, draw);
    case 'one-of':
      return random.pick(shape.values);
    case 'boolean':
      return random.chance(50);
    case 'number':
      return validNumber(shape, known.pick(name, random), random);
    case 'text':
      return validText(shape, name, draw);
    case 'anything':
      return random.pick([{}, 'A sample', 1]);
  }
}

/** Members with names that the document leaves open: the answers of a form, where the request is about one. */
function recordOf(value: Shape, draw: Draw): Record<string, unknown> {
  const { random, draft, hasHostileAnswers } = draw;
  if (draft !== undefined) return (hasHostileAnswers ? hostileAnswers : validAnswers)(draft, random);
  const chosen = texts.filter(() => random.chance(10));
  return Object.fromEntries(chosen.map((name) => [name, validValue(value, name, draw)]));
}

/** Several of something are most often few. */
function lengthOf({ least, most }: Extract<Shape, { kind: 'array' }>, random: Random): number {
  const usual = random.chance(60) ? 1 : random.below(5);
  return Math.max(least, Math.min(most, usual));
}

export function validObject(members: readonly Member[], draw: Draw): Record<string, unknown> {
  const given = members.filter(({ isRequired }) => isRequired || draw.random.chance(22));
  return Object.fromEntries(given.map(({ name, shape }) => [name, validValue(shape, name, draw)]));
}

function validNumber(
  { isWhole, least, most }: Extract<Shape, { kind: 'number' }>,
  known: unknown,
  random: Random,
): number {
  if (typeof known === 'number' && known >= least && known <= most && random.chance(80)) return known;
  const number = Math.max(least, Math.min(most, Math.max(0, least) + random.below(20)));
  return isWhole ? Math.trunc(number) : number;
}

function validText(shape: Text, name: string, { random, known }: Draw): string {
  const found = known.pick(name, random);
  if (found !== undefined && fits(shape, `${found}`) && random.chance(96)) return `${found}`;
  const made = formats[shape.format ?? '']?.(random);
  if (made !== undefined && fits(shape, made)) return made;
  // What is drafted as a date has room for one and says no more.
  if (shape.most === 10 && shape.pattern === undefined) return dateOf(random);
  const fitting = texts.filter((text) => fits(shape, text));
  return random.pick(fitting) ?? 'x'.repeat(shape.least);
}

const fits = ({ pattern, least, most }: Text, text: string) =>
  text.length >= least && text.length <= most && (pattern === undefined || pattern.test(text));
