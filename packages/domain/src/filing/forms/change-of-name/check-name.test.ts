import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { checkNameAt, nameFrom } from './check-name.ts';
import { findSensitiveWords } from './sensitive-words.ts';

const facts = formFacts();
const errorsOf = (proposedName: string) =>
  checkNameAt({ form: 'NM01', facts, answers: { proposedName } }, 'proposedName');
const codesOf = (name: string) => errorsOf(name).map(({ code }) => code);

describe('the characters of a name (SI 2015/17)', () => {
  it.each([
    'Čapek & Łódź Ltd',
    'Åse, Ørsted: Co. Ltd',
    "O'Brien’s (1990) Ltd",
    '€uro <Plum> [A] {B} Ltd',
    '£3 «Plum»! Ltd',
  ])('are taken: %s', (name) => {
    expect(codesOf(name)).toEqual([]);
  });

  it.each([
    ['Plum ☂ Ltd', '☂'],
    ['Сливы Ltd', 'С Л И В Ы'],
    ['ΠΛUM Ltd', 'Π Λ'],
    ['Plum_Pear~ Ltd', '_ ~'],
    ['梅 Ltd', '梅'],
    ['Plum | Pear ^ Ltd', '| ^'],
  ])('are not, as in %s: %s', (name, others) => {
    expect(errorsOf(name)).toMatchObject([
      { path: 'proposedName', code: 'not-permitted', message: `Leave ${others} out of the name` },
    ]);
  });

  it.each([
    ['*Plum Ltd', 'not-so-early'],
    ['P#um Ltd', 'not-so-early'],
    ['Pl+m Ltd', 'not-so-early'],
    ['Plu% Ltd', undefined],
    ['Plum = Pear * 2 Ltd', undefined],
    ['1 % Plum Ltd', 'not-so-early'],
    ['1st % Plum Ltd', undefined],
  ])('* = # %% and + come after the first three: %s, %s', (name, code) => {
    expect(codesOf(name)).toEqual(code === undefined ? [] : [code]);
  });

  it('are capitals with one blank between words, however they are typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zA-Zé&.-]{1,8}$/), { minLength: 1, maxLength: 6 }),
        (words) => {
          const name = nameFrom(words.join(' '));
          expect(nameFrom(`  ${words.join('  \t')} `.toLowerCase())).toBe(name);
          expect(nameFrom(name)).toBe(name);
        },
      ),
    );
  });
});

describe('a word that may need an approval (SI 2014/3140)', () => {
  it.each([
    ['Plum Bank Ltd', ['BANK']],
    ['Plum Banks Ltd', ['BANKS']],
    ['The Bank’s Plums Ltd', ['BANK']],
    ['Plum Charities Ltd', ['CHARITIES']],
    ['Plum Universities Trust Ltd', ['UNIVERSITIES', 'TRUST']],
    ['Royal-Plum (Scotland) Ltd', ['ROYAL', 'SCOTLAND']],
    ['Bank Bank Ltd', ['BANK']],
    ['Plumbank Ltd', []],
    ['Embankment Royalty Ltd', []],
    ['Plum Ltd', []],
  ])('in %s: %j', (name, words) => {
    expect(findSensitiveWords(name)).toEqual(words);
  });
});
