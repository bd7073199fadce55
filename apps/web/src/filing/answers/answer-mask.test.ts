import { describe, expect, it } from 'vitest';
import { maskOfAnswer } from './answer-mask.ts';

const field = { path: 'about', kind: 'text', autocomplete: null } as const;
type Kind = Parameters<typeof maskOfAnswer>[0]['kind'];

const masked = (autocomplete: string | null, text: string, kind: Kind = 'text') =>
  maskOfAnswer({ ...field, kind, autocomplete })?.(text);
const maskedAt = (path: string, text: string, kind: Kind = 'text') =>
  maskOfAnswer({ ...field, path, kind })?.(text);

describe('the mask of an answer', () => {
  it.each([
    ['family-name', "O'Neil-Smith 2", "O'Neil-Smith "],
    ['address-line1', 'Unit 4 <b>', 'Unit 4 b'],
    ['address-level2', 'Stoke-on-Trent 4', 'Stoke-on-Trent '],
    ['address-level1', "King's County, 1", "King's County "],
    ['postal-code', 'yo22 4de', 'YO22 4DE'],
    ['organization', 'Plum & Co <2>', 'Plum & Co 2'],
  ])('of %s makes “%s” into “%s”', (autocomplete, text, clean) => {
    expect(masked(autocomplete, text)).toBe(clean);
  });

  it.each([
    ['serviceAddress.poBox', 'PO 12 <b>', 'PO 12 b'],
    ['address.careOf', 'Plum | Pear', 'Plum  Pear'],
    ['proposedName', 'Plum {LTD}', 'Plum LTD'],
    ['classes.0.shareClass', 'A <ordinary>', 'A ordinary'],
    ['previousNames.0.surname', 'Plum2', 'Plum'],
    ['people.0.personalCode', ' ab1-2cd3 4ef5', 'AB1-2CD34EF5'],
  ])('at %s makes “%s” into “%s”', (path, text, clean) => {
    expect(maskedAt(path, text)).toBe(clean);
  });

  it('of a company number is that of the registrar; another register may write what it likes', () => {
    expect(maskedAt('officer.registration.registrationNumber', 'sc 12-3456', 'company-number')).toBe(
      'SC123456',
    );
    expect(maskedAt('officer.registration.registrationNumber', 'HRB 12-3456')).toBeUndefined();
  });

  it.each([
    ['amount', '£1,250.50', '1,250.50'],
    ['amount', '1,5', '1,5'],
    ['amount', 'ten', ''],
    ['amount', '.5', '0.5'],
    ['amount', '-3', '-3'],
    ['amount', '0.12345678', '0.12345678'],
    ['number', '012', '12'],
    ['number', '1.5', '1.5'],
    ['number', '-4', '-4'],
    ['digits', '0a1 2', '012'],
  ] as const)('of a figure of kind %s makes “%s” into “%s”', (kind, text, clean) => {
    expect(masked(null, text, kind)).toBe(clean);
  });

  it('leaves a figure as it was typed, for the server to refuse, once it is entered to the end', () => {
    const finish = (kind: Kind, text: string) => maskOfAnswer({ ...field, kind })?.finish?.(text);
    expect(finish('number', '1,250')).toBe('1250');
    expect(finish('number', '1000.00')).toBe('1000');
    expect(finish('number', '1.5')).toBe('1.5');
    expect(finish('amount', '1,250.5')).toBe('1250.5');
  });

  it('is none where the answer may be anything', () => {
    expect([masked(null, '<b>'), masked('honorific-prefix', 'Dr.')]).toEqual([undefined, undefined]);
  });
});
