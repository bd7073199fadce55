import { describe, expect, it } from 'vitest';
import { companyNumber } from '../companies/company-number.ts';
import { civilDate } from '../dates/civil-date.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  ORDINARY,
  PREFERENCE,
  partPaid,
  Register,
} from '../share-capital/testing/example-register.ts';
import type { HolderMember, ShareHolder } from '../share-capital/holders/holder.ts';
import { holderId, personId } from '../share-capital/ledger/ids.ts';
import type { SharePosition } from '../share-capital/ledger/position.ts';
import {
  changesBetween,
  type Control,
  type CorporateHolder,
  controllersOf,
  type FindCorporate,
  NO_CORPORATES,
} from './psc-changes.ts';

/** The bands that a position suggests, person by person. */
const suggestedControl = (
  position: SharePosition,
  find: FindCorporate = NO_CORPORATES,
): ReadonlyMap<string, Control> =>
  new Map([...controllersOf(position, find)].map(([id, { control }]) => [id, control]));

const person = (name: string, id = name): HolderMember => ({
  personId: personId(id),
  name: { kind: 'person', forename: name, surname: 'Green' },
});
const company = (name: string): HolderMember => ({ personId: personId(name), name: { kind: 'whole', name } });

/** A company whose ordinary shares are held so, each account with its members and number. */
function heldBy(...holdings: readonly (readonly [readonly HolderMember[], string])[]): SharePosition {
  const register = new Register();
  const holders = holdings.map(([members], place): ShareHolder => ({ id: holderId(`h${place}`), members }));
  register.holders = holders;
  register.post({
    kind: 'allotment',
    on: '2026-01-15',
    allottees: holdings.map(([, shares], place) => ({
      classId: ORDINARY,
      holderId: holderId(`h${place}`),
      shares,
      priceEach: '1',
      paidEach: '1',
    })),
  });
  return register.at(civilDate('2026-12-31'));
}

const registers =
  (corporate: Readonly<Record<string, CorporateHolder>>): FindCorporate =>
  ({ personId: id }) =>
    corporate[id];
const relevant = (position: SharePosition): CorporateHolder => ({
  isRelevant: true,
  foundBy: 'number',
  position,
});
const overseas = (position: SharePosition): CorporateHolder => ({
  isRelevant: false,
  foundBy: 'number',
  position,
});

const ann = person('Ann');
const others = [
  [[person('Ben')], '20'] as const,
  [[person('Cleo')], '20'] as const,
  [[person('Dee')], '20'] as const,
];
/** T: H holds 40%, three others 20% each. */
const target = heldBy([[company('H')], '40'], ...others);

function controllers(position: SharePosition, find: FindCorporate): Record<string, string> {
  return Object.fromEntries(
    [...suggestedControl(position, find)].flatMap(([id, { shares }]) => (shares ? [[id, shares]] : [])),
  );
}

describe('control through companies', () => {
  it('stops at a relevant legal entity, which is registered itself (P9)', () => {
    const find = registers({ H: relevant(heldBy([[ann], '100'])) });
    expect(controllers(target, find)).toEqual({ H: '25-to-50-percent' });
  });

  it('passes through a company that is not relevant to whoever owns it (P10)', () => {
    const find = registers({ H: overseas(heldBy([[ann], '100'])) });
    expect(controllers(target, find)).toEqual({ Ann: '25-to-50-percent' });
  });

  it('does not reach somebody who has exactly half of it (P11)', () => {
    const find = registers({ H: overseas(heldBy([[ann], '50'], [[person('Ed')], '50'])) });
    expect(controllers(target, find)).toEqual({});
  });

  it('takes a company whose register is not kept here as the holder that it is', () => {
    expect(controllers(target, () => undefined)).toEqual({ H: '25-to-50-percent' });
  });

  it('goes chain by chain, up to the first relevant legal entity', () => {
    const chain = registers({
      H: overseas(heldBy([[company('G')], '60'], [[person('Ed')], '40'])),
      G: overseas(heldBy([[ann], '51'], [[person('Flo')], '49'])),
    });
    expect(controllers(target, chain)).toEqual({ Ann: '25-to-50-percent' });
    const parent = registers({
      H: overseas(heldBy([[company('G')], '60'], [[person('Ed')], '40'])),
      G: relevant(heldBy([[ann], '100'])),
    });
    expect(controllers(target, parent)).toEqual({ G: '25-to-50-percent' });
  });

  it('reaches everybody who holds a majority jointly', () => {
    const find = registers({ H: overseas(heldBy([[ann, person('Gus')], '70'], [[person('Ed')], '30'])) });
    expect(controllers(target, find)).toEqual({ Ann: '25-to-50-percent', Gus: '25-to-50-percent' });
  });

  it('adds what is held through a company to what the same person holds there', () => {
    const both = heldBy([[company('H')], '20'], [[person('Ann', 'ann-of-T')], '10'], [[person('Ben')], '70']);
    const find = registers({ H: overseas(heldBy([[ann], '100'])) });
    expect(controllers(both, find)).toEqual({ 'ann-of-T': '25-to-50-percent', Ben: '50-to-75-percent' });
  });

  it('does not take another company of the same name for the same holder', () => {
    const numbered = (name: string, id: string, number: string): HolderMember => ({
      ...company(name),
      personId: personId(id),
      registeredNumber: companyNumber(number),
    });
    const both = heldBy(
      [[company('H')], '20'],
      [[numbered('Plum', 'plum-of-T', '01234567')], '10'],
      [[person('Ben')], '70'],
    );
    const through = (plum: HolderMember) => registers({ H: overseas(heldBy([[plum], '100'])) });
    expect(controllers(both, through(numbered('Plum', 'plum', '01234567')))).toEqual({
      'plum-of-T': '25-to-50-percent',
      Ben: '50-to-75-percent',
    });
    expect(controllers(both, through(numbered('Plum', 'other', '07654321')))).toEqual({
      Ben: '50-to-75-percent',
    });
  });

  it('says which companies were found by their name alone', () => {
    const named = { ...overseas(heldBy([[ann], '100'])), foundBy: 'name' as const };
    const find = registers({ H: overseas(heldBy([[company('G')], '100'])), G: named });
    const before = heldBy([[person('Zoe')], '100']);
    const changes = changesBetween(controllersOf(before, find), controllersOf(target, find));
    expect(changes.find(({ personId: id }) => id === 'Ann')).toMatchObject({
      through: ['H', 'G'],
      foundByName: ['G'],
    });
  });

  it('names the bodies that may not be on a register themselves', () => {
    const before = heldBy([[person('Zoe')], '100']);
    const kindOfH = (find: FindCorporate) =>
      changesBetween(controllersOf(before, find), controllersOf(target, find)).find(
        ({ personId: id }) => id === 'H',
      );
    expect(kindOfH(() => undefined)).toMatchObject({ kind: undefined, foundByName: [] });
    const kept = relevant(heldBy([[ann], '100']));
    expect(kindOfH(registers({ H: kept }))).toMatchObject({ kind: 'legal-entity', foundByName: [] });
    const named = { ...kept, foundBy: 'name' as const };
    expect(kindOfH(registers({ H: named }))).toMatchObject({ kind: 'legal-entity', foundByName: ['H'] });
  });

  it('ends where companies hold each other', () => {
    const find = registers({
      H: overseas(heldBy([[company('G')], '100'])),
      G: overseas(heldBy([[company('H')], '100'])),
    });
    expect(() => controllers(target, find)).not.toThrow();
  });

  it('changes when the company between changes hands, though nothing happened here', () => {
    const before = registers({ H: overseas(heldBy([[ann], '100'])) });
    const after = registers({ H: overseas(heldBy([[person('Hal')], '100'])) });
    const changes = changesBetween(controllersOf(target, before), controllersOf(target, after));
    expect(changes.map(({ personId: id, notice, through }) => [id, notice, through])).toEqual([
      ['Ann', 'ceased', ['H']],
      ['Hal', 'became', ['H']],
    ]);
  });
});

const ALICE_PERSON = personId('alice-person');

describe('control by one’s own shares', () => {
  it('asks where there are two currencies, and counts votes all the same (L7)', () => {
    const register = booksAfter(founding, partPaid, bobToAlice);
    register.post({
      kind: 'allotment',
      on: '2026-12-03',
      allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
    });
    register.post({
      kind: 'buy-back',
      on: '2026-12-03',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '10' }],
      into: 'cancelled',
    });
    expect(suggestedControl(register.at('2026-12-03')).get(ALICE_PERSON)).toEqual({
      shares: 'several-currencies',
      sharesBetween: [undefined, '50-to-75-percent'],
      votes: '50-to-75-percent',
    });
  });

  it('counts treasury shares as capital and not as votes (P8)', () => {
    const register = new Register();
    const allottees = [ALICE, BOB, CARA].map((holderId, index) => ({
      classId: ORDINARY,
      holderId,
      shares: ['25', '65', '10'][index] ?? '',
      priceEach: '1',
      paidEach: '1',
    }));
    register.post({ kind: 'allotment', on: '2026-01-15', allottees });
    register.post({
      kind: 'buy-back',
      on: '2026-02-01',
      classId: ORDINARY,
      holdings: [{ holderId: CARA, shares: '10' }],
      into: 'treasury',
    });
    expect(suggestedControl(register.at('2026-02-01')).get(ALICE_PERSON)).toEqual({
      shares: undefined,
      votes: '25-to-50-percent',
    });
  });
});
