import type { Translator } from '@statbook/contract/wire';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * What is said at a field whose schema refuses it without words of its own: those of the schema library are for who writes
 * programs.
 */
export function issueText(issue: Issue, names: Translator): string {
  switch (issue.code) {
    case 'too_big':
      return `Enter at most ${limitOf(issue.origin, issue.maximum)}`;
    case 'too_small':
      return leastText(issue);
    case 'invalid_type':
      return issue.input === undefined ? 'Enter this' : (typeTexts[issue.expected] ?? OTHERWISE);
    case 'invalid_format':
      return formatTexts[issue.format] ?? OTHERWISE;
    case 'invalid_value':
      return `Choose one of ${issue.values.map((value) => wireValue(issue, value, names)).join(', ')}`;
    case 'invalid_union':
      return issue.discriminator === undefined ? OTHERWISE : 'This kind is not known: enter one that is';
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.map((name) => names.wireName(name)).join(', ')}`;
    default:
      return OTHERWISE;
  }
}

/** A choice as whoever calls writes it. The items of a list are named after it. */
function wireValue({ path }: Issue, value: z.core.util.Primitive, names: Translator): string {
  const member = path?.findLast((part) => typeof part === 'string');
  return String(names.wireValue(String(member), value));
}

const OTHERWISE = 'Enter this in another form';

/** What is to be sent in place of a value of another type. Forms of ours send the right one. */
const typeTexts: Readonly<Record<string, string>> = {
  string: 'Enter this as text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Enter true or false',
  array: 'Enter a list',
  object: 'Enter an object with fields',
  record: 'Enter an object with fields',
};

const formatTexts: Readonly<Record<string, string>> = {
  uuid: 'Choose one that is there',
  email: 'Enter an email address, like name@example.com',
  date: 'Enter a date',
  datetime: 'Enter a date and time',
};

function leastText({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  return minimum === 1 && origin !== 'number' ? 'Enter this' : `Enter at least ${limitOf(origin, minimum)}`;
}

function limitOf(origin: string, limit: number | bigint): string {
  const count = limit.toLocaleString('en-GB');
  if (origin === 'string') return `${count} characters`;
  return origin === 'array' ? `${count} of these` : count;
}
