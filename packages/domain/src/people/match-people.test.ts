import { describe, expect, it } from 'vitest';
import { mayHaveOneCode } from './matching/one-code.ts';
import { body, bornOn, called, holder, keyOf, match, officer, psc } from './match-people.fixture.ts';

const nothing = { links: [], proposed: [] };

describe('at once', () => {
  it('an officer of one id, name and month is one person', () => {
    const same = { officerId: 'id-1' };
    expect(match([officer('a', same), officer('b', same)])).toMatchObject({
      together: [['a officer', 'b officer']],
      links: ['same-officer-id'],
    });
  });

  it('one full name and one date of birth are one person, on whatever register', () => {
    const [a, b] = [officer('a', bornOn('1970-05-12')), holder('b', bornOn('1970-05-12'))];
    expect(match([a, b])).toMatchObject({
      together: [['a officer', 'b holder']],
      links: ['same-full-birth-date'],
    });
  });

  it('an officer and a PSC of one company, of one name and month, are the registry’s own duplicate', () => {
    expect(match([officer('a'), psc('a')]).links).toEqual(['same-company']);
    expect(match([officer('a'), psc('b')])).toMatchObject(nothing);
  });

  it('a personal code is one person’s, and a name that differs is a discrepancy', () => {
    const code = { personalCodeTag: 'tag' };
    const { persons } = match([officer('a', code), holder('b', { ...code, name: called('Mara Quill') })]);
    expect(persons[0]?.links).toMatchObject([{ rule: 'same-personal-code', namesDiffer: true }]);
  });

  it('a UK body is known by its number, whatever it is called by now', () => {
    const [a, b] = [
      { number: '1234567', country: 'England' },
      { number: '01234567', register: 'Companies House' },
    ];
    expect(match([body('a', 'Plum Ltd', a), body('b', 'Pear Limited', b)]).links).toEqual([
      'same-body-number',
    ]);
  });

  it('a foreign body is known by number and name, for many registers number alike', () => {
    const german = { number: 'HRB 12', country: 'Germany' };
    expect(match([body('a', 'Plum GmbH', german), body('b', 'PLUM GMBH', german)]).links).toHaveLength(1);
    expect(match([body('a', 'Plum GmbH', german), body('b', 'Pear GmbH', german)])).toMatchObject(nothing);
  });

  it('the evidence is told in words, without the whole date of birth', () => {
    const { persons } = match([officer('a', bornOn('1970-05-12')), officer('b', bornOn('1970-05-12'))]);
    expect(persons[0]?.links[0]?.words).toEqual([
      'Same date of birth',
      'Same name: Mara Jane Quill',
      'Born in May 1970',
    ]);
  });
});

describe('proposed', () => {
  const home = { postcode: 'AB1 2CD' };

  it('one name, month and postcode are likely one person', () => {
    const spelled = { postcode: 'ab12cd', name: called('MARA JANE QUILL') };
    expect(match([officer('a', home), officer('b', spelled)])).toMatchObject({
      links: [],
      proposed: [['same-address']],
    });
  });

  it.each([
    ['without a middle name', called('Mara Quill')],
    ['in another order', called('Quill Jane Mara')],
    ['after a marriage', called('Mara Jane Pear')],
  ])('so is a name %s, where the address is the same', (_how, name) => {
    expect(match([officer('a', home), psc('b', { ...home, name })]).proposed).toEqual([['same-address']]);
    expect(match([officer('a'), psc('b', { name })])).toMatchObject(nothing);
  });

  it('an officer id with a name spelled otherwise, or without a month', () => {
    const id = { officerId: 'id-1' };
    expect(match([officer('a', id), officer('b', { ...id, name: called('Mara Quill') })]).proposed).toEqual([
      ['same-officer-id'],
    ]);
    expect(match([holder('a', id), holder('b', id)]).proposed).toEqual([['same-officer-id']]);
  });

  it('an officer and a PSC of one company whose names are spelled otherwise', () => {
    expect(match([officer('a'), psc('a', { name: called('Mara Quill') })]).proposed).toEqual([
      ['same-company'],
    ]);
  });

  it('a code beside a name that has nothing in common: it was perhaps pasted beside the wrong one', () => {
    const code = { personalCodeTag: 'tag' };
    expect(match([officer('a', code), holder('b', { ...code, name: called('Tom Pear') })])).toMatchObject({
      links: [],
      proposed: [['same-personal-code']],
    });
  });

  it('all that speaks for two is told once, the strongest first', () => {
    const [a, b] = [officer('a', home), psc('a', { ...home, name: called('Mara Quill') })];
    expect(match([a, b]).proposed).toEqual([['same-company', 'same-address']]);
  });
});

describe('names that are not enough', () => {
  const born = bornOn('1970-05-12');

  it('a middle name that is missing here and known elsewhere makes a proposal of the date of birth', () => {
    const short = { ...born, name: called('Mara Quill') };
    expect(match([officer('a', short), officer('b', short)]).links).toEqual(['same-full-birth-date']);
    expect(match([officer('a', short), officer('b', short), officer('c', born)])).toMatchObject({
      links: [],
      proposed: [['same-full-birth-date'], ['same-full-birth-date'], ['same-full-birth-date']],
    });
  });

  it('twins of one forename: what fits both of them is proposed of neither', () => {
    const [jane, rose] = [
      officer('a', { postcode: 'AB1 2CD' }),
      officer('b', { postcode: 'AB1 2CD', name: called('Mara Rose Quill') }),
    ];
    const either = officer('c', { postcode: 'AB1 2CD', name: called('Mara Quill') });
    expect(match([jane, either]).proposed).toHaveLength(1);
    expect(match([jane, rose, either])).toMatchObject(nothing);
  });

  it('a name of one forename that strangers have is linked by a date of birth at one address only', () => {
    const name = called('Mara Quill');
    const [a, b] = [officer('a', { ...born, name, postcode: 'AB1 2CD' }), officer('b', { ...born, name })];
    const stranger = officer('c', { name, birthMonth: { month: 7, year: 1982 } });
    expect(match([a, b]).links).toHaveLength(1);
    expect(match([a, b, stranger])).toMatchObject({ links: [], proposed: [['same-full-birth-date']] });
    expect(match([a, { ...b, postcode: 'ab1 2cd' }, stranger]).links).toHaveLength(1);
  });

  it('a frequent name of one forename is known to be a stranger’s too', () => {
    const jackson = (forenames: string) => ({ ...born, name: called(`${forenames} Jackson`) });
    expect(match([officer('a', jackson('Sarah')), officer('b', jackson('Sarah'))])).toMatchObject({
      links: [],
      proposed: [['same-full-birth-date']],
    });
    expect(
      match([officer('a', jackson('Sarah Jane')), officer('b', jackson('Sarah Jane'))]).links,
    ).toHaveLength(1);
  });

  it('two officers of one company and one name, whom the registry holds for two', () => {
    const two = [
      officer('a', { officerId: 'id-1' }),
      { ...officer('a', { officerId: 'id-2' }), registerKey: '2' },
    ];
    expect(match([...two, psc('a')])).toMatchObject({
      links: [],
      proposed: [['same-company'], ['same-company']],
    });
  });
});

describe('never', () => {
  const home = { postcode: 'AB1 2CD', officerId: 'id-1', personalCodeTag: 'tag' };

  it('a name alone, or a holder without a birth', () => {
    const unborn = { birthMonth: undefined };
    expect(match([officer('a', unborn), officer('b', unborn), holder('c'), holder('a')])).toMatchObject(
      nothing,
    );
    expect(match([officer('a'), officer('b')])).toMatchObject(nothing);
  });

  it.each(['protected', 'super-secure'] as const)('who is %s', (protection) => {
    expect(match([officer('a', home), officer('b', { ...home, protection })])).toMatchObject(nothing);
  });

  it('a person of whom one entry is protected', () => {
    const person = {
      personId: 'p',
      entries: [officer('a', home), officer('b', { protection: 'protected' })],
    };
    expect(match([officer('c', home)], { persons: [person] })).toMatchObject(nothing);
  });

  it('those born on different days, father and son among them', () => {
    const [a, b] = [
      officer('a', { ...home, ...bornOn('1970-05-12') }),
      officer('b', { ...home, ...bornOn('1970-05-13') }),
    ];
    expect(match([a, b])).toMatchObject(nothing);
    expect(match([a, officer('c', { ...home, birthMonth: { month: 5, year: 1998 } })])).toMatchObject(
      nothing,
    );
  });

  it('those whom somebody has told apart', () => {
    const [a, b] = [officer('a', home), officer('b', home)];
    expect(match([a, b]).links).toHaveLength(1);
    expect(match([a, b], { apart: [[keyOf(a), keyOf(b)]] })).toMatchObject(nothing);
  });

  it('a human and a body', () => {
    const firm = { ...body('a', 'Mara Jane Quill', undefined), officerId: 'id-1' };
    expect(match([firm, officer('b', { officerId: 'id-1' })])).toMatchObject(nothing);
  });
});

describe('links that contradict each other in the end', () => {
  const [first, second] = [bornOn('1970-05-12'), bornOn('1970-05-13')];

  it('are not made, and each is proposed where its own two may be one', () => {
    const a = officer('a', { ...first, officerId: 'id-1' });
    const between = officer('b', { officerId: 'id-1' });
    const b = psc('b', second);
    expect(match([a, between]).links).toHaveLength(1);
    expect(match([a, between, b])).toMatchObject({
      links: [],
      proposed: [['same-officer-id'], ['same-company']],
    });
  });

  it('save those by a date of birth', () => {
    const both = [officer('a', { ...first, officerId: 'id-1' }), holder('c', first)];
    expect(match([...both, officer('b', { officerId: 'id-1' }), psc('b', second)]).links).toEqual([
      'same-full-birth-date',
    ]);
  });
});

describe('persons on the books', () => {
  it('take what is new, and keep their entries together', () => {
    const apart = [officer('a', { officerId: 'id-1' }), officer('b', { name: called('Tom Pear') })];
    const { together } = match([officer('c', { officerId: 'id-1' })], {
      persons: [{ personId: 'p', entries: apart }],
    });
    expect(together).toEqual([['p', 'c officer']]);
  });

  it('are found to be one when a detail becomes known; the one with most entries is first', () => {
    const [a, b, c] = [officer('a', bornOn('1970-05-12')), officer('b', bornOn('1970-05-12')), officer('c')];
    const persons = [
      { personId: 'p', entries: [a] },
      { personId: 'q', entries: [b, c] },
    ];
    expect(match([], { persons })).toMatchObject({ together: [['q', 'p']], links: ['same-full-birth-date'] });
    expect(match([], { persons, apart: [[{ personId: 'p' }, { personId: 'q' }]] })).toMatchObject(nothing);
  });

  it('are known by details of their own', () => {
    const details = { name: called('Mara Jane Quill'), ...bornOn('1970-05-12'), protection: 'none' } as const;
    const persons = [{ personId: 'p', entries: [], details }];
    expect(match([officer('a', bornOn('1970-05-12'))], { persons }).together).toEqual([['p', 'a officer']]);
  });
});

describe('one code', () => {
  const named = (surname: string, more: object = {}) => ({
    name: { kind: 'human', forename: 'Mara', surname } as const,
    protection: 'none' as const,
    ...more,
  });

  it('may be of two whose names are alike, or who share the first forename and the month of birth', () => {
    const born = { birthMonth: { month: 5, year: 1970 } };
    expect(mayHaveOneCode(named('Quill'), named('QUILL'))).toBe(true);
    expect(mayHaveOneCode(named('Quill', born), named('Brand', born))).toBe(true);
    expect(
      mayHaveOneCode(named('Quill', born), { ...named('Brand'), birthMonth: { month: 6, year: 1970 } }),
    ).toBe(false);
  });
});
