import { describe, expect, it } from 'vitest';
import {
  codeMask,
  digitsMask,
  emailMask,
  freeNameMask,
  personalCodeMask,
  personNameMask,
  plainMask,
  registrationNumberMask,
  sicCodesMask,
  telephoneMask,
} from './text-masks.ts';

describe('the masks of texts', () => {
  it.each([
    ['a name', personNameMask, ' Siân O’Neil-Smith 3rd <b>', "Siân O'Neil-Smith rd b"],
    ['a name from a word processor', personNameMask, 'Müller–Smith—Ash', 'Müller-Smith-Ash'],
    ['the name of a company', freeNameMask, 'Smith & Sons (1999) <Ltd>', 'Smith & Sons (1999) Ltd'],
    ['an e-mail address', emailMask, ' clerk @example.com ', 'clerk@example.com'],
    ['a telephone number', telephoneMask, '+44 (0)20-7946.0000 ext', '+44 (0)20-7946.0000 '],
    ['a registered number', registrationNumberMask, 'sc 990 071', 'SC990071'],
    ['a longer one', registrationNumberMask, '012345678', '01234567'],
    ['a code', codeMask(8), 'bake-01', 'BAKE01'],
    ['a personal code', personalCodeMask, 'abc-1234-5678', 'ABC-1234-5678'],
    ['SIC codes', sicCodesMask, '62012, 62020', '62012 62020'],
    ['anything else', plainMask, '  as it is ', 'as it is '],
  ])('%s', (_what, mask, text, clean) => expect(mask(text)).toBe(clean));

  it('a count does not begin with a nought', () => {
    expect([digitsMask(3, { isCount: true })('0014'), digitsMask(2)('00')]).toEqual(['14', '00']);
  });
});

describe('what a mask leaves out', () => {
  it.each([
    [personNameMask, 'Ann <3>', 'Left out: < 3 >'],
    [personNameMask, 'Ann “Nan”', 'Left out: "'],
    [emailMask, 'clerk @example.com', 'Left out: spaces'],
    [codeMask(8), 'BAKE01-23/45', 'Left out: - /. Cut to 8 characters'],
    [registrationNumberMask, '012345678', 'Cut to 8 characters'],
    [digitsMask(3), '1000', 'Cut to 3 digits'],
    [sicCodesMask, '62011 62012 62020 62030 62090', 'Cut to four codes'],
  ])('is said in words', (mask, text, said) => expect(mask.lossOf?.(text)).toBe(said));

  it.each([
    [personNameMask, ' O’Neil '],
    [personNameMask, 'Müller–Smith'],
    [freeNameMask, 'The “Old” Mill – Leeds'],
    [emailMask, ' clerk@example.com '],
    [registrationNumberMask, 'SC 990 071'],
    [codeMask(8), 'bake01'],
    [digitsMask(3), '100'],
    [sicCodesMask, '62011, 62012, 62020, 62030, '],
    [plainMask, ' anything'],
    [personNameMask, 'a'.repeat(200)],
  ])('is not, where nothing that counts is lost', (mask, text) => {
    expect(mask.lossOf?.(text)).toBeUndefined();
  });
});
