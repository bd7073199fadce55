import { translatorOf } from '@statbook/contract/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueText } from './issue-text.ts';

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a') }),
  z.object({ kind: z.literal('b') }),
]);

const said = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: (issue) => issueText(issue, translatorOf(undefined)) })
    .error?.issues.map(({ message }) => message);

describe('what is said at a field', () => {
  it.each([
    ['of a text that is too long', z.string().max(3), 'long', 'Enter at most 3 characters'],
    ['of too many lines', z.array(z.string()).max(1), ['a', 'b'], 'Enter at most 1 of these'],
    ['of too small a number', z.int().min(5), 4, 'Enter at least 5'],
    ['of an empty text', z.string().min(1), '', 'Enter this'],
    ['of nothing', z.string(), undefined, 'Enter this'],
    ['of a number for a text', z.string(), 7, 'Enter this as text'],
    ['of a text for a number', z.int(), '7', 'Enter a number'],
    ['of a fraction', z.int(), 1.5, 'Enter a whole number'],
    ['of a parameter that is no number', z.coerce.number().int(), 'x', 'Enter a number'],
    ['of a text for yes or no', z.boolean(), 'true', 'Enter true or false'],
    ['of one for several', z.array(z.string()), 'a', 'Enter a list'],
    ['of a list for an object', z.object({}), [], 'Enter an object with fields'],
    ['of an id', z.uuid(), 'x', 'Choose one that is there'],
    ['of a kind', kinds, { kind: 'c' }, 'This kind is not known: enter one that is'],
    ['of neither type', z.union([z.string(), z.int()]), true, 'Enter this in another form'],
    ['of another choice', z.enum(['a', 'b']), 'c', 'Choose one of a, b'],
  ])('%s is in words for people', (_, schema, value, words) => {
    expect(said(schema, value)).toEqual([words]);
  });

  it('names choices as the wire spells them, in a list too', () => {
    const names = translatorOf({ values: ['sort', 'flags'] });
    const schema = z.object({ sort: z.enum(['companyName']), flags: z.array(z.enum(['formCompany'])) });
    const parsed = schema.safeParse(
      { sort: 'x', flags: ['x'] },
      { error: (issue) => issueText(issue, names) },
    );
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'Choose one of CompanyName',
      'Choose one of FormaCompany',
    ]);
  });

  it('is what the schema itself says, where it does', () => {
    expect(said(z.string().min(1, 'Enter the name'), '')).toEqual(['Enter the name']);
  });
});
