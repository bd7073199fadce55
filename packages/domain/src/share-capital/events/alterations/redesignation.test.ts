import { describe, expect, it } from 'vitest';
import type { RedesignationRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  ALICE,
  BOB,
  CARA,
  eventOf,
  founding,
  held,
  newLotsOf,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
  partPaid,
  postingsOf,
  Register,
} from '../../testing/example-register.ts';

const on = '2026-12-03';
const B = shareClassId('b');

function books(numbered: { ordinary?: boolean; b?: boolean } = {}): Register {
  const register = new Register([
    { id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: numbered.ordinary ?? false } },
    { id: B, terms: { ...ordinaryTerms, name: 'B', votesPerShare: 0n, isNumbered: numbered.b ?? false } },
    { id: PREFERENCE, terms: { ...ordinaryTerms, name: 'Preference', currency: 'EUR' } },
  ]);
  register.post(founding);
  return register;
}

const redesignation = (more: Partial<RedesignationRequest> = {}): RedesignationRequest => ({
  kind: 'redesignation',
  on,
  fromClassId: ORDINARY,
  toClassId: B,
  ...more,
});

describe('a redesignation', () => {
  it('of a whole class restates every share as one of the other class', () => {
    const register = books();
    const planned = register.plan(redesignation());
    expect(postingsOf(planned)).toEqual([
      'alice -60',
      'issuer 60',
      'issuer -60',
      'alice 60',
      'bob -40',
      'issuer 40',
      'issuer -40',
      'bob 40',
    ]);
    expect(eventOf(planned).lots.every(({ classId }) => classId === B)).toBe(true);
    register.post(redesignation());
    expect([held(register.at(on), ALICE), held(register.at(on), ALICE, B)]).toEqual(['0', '60']);
  });

  it('of some shares leaves the others, with what is unpaid on each', () => {
    const register = books();
    register.post(partPaid);
    const planned = register.plan(redesignation({ holdings: [{ holderId: CARA, shares: '20' }] }));
    expect(newLotsOf(planned)).toEqual(['GBP 1, price 3, unpaid 1']);
    register.post(redesignation({ holdings: [{ holderId: CARA, shares: '20' }] }));
    expect([held(register.at(on), CARA), held(register.at(on), CARA, B)]).toEqual(['30', '20']);
  });

  it('gives numbers in a numbered class, and takes them away in another', () => {
    expect(newLotsOf(books({ b: true }).plan(redesignation())).map((lot) => lot.split(' no. ')[1])).toEqual([
      '1-60',
      '61-100',
    ]);
    expect(newLotsOf(books({ ordinary: true }).plan(redesignation()))).toEqual([
      'GBP 1, price 1, unpaid 0',
      'GBP 1, price 1, unpaid 0',
    ]);
  });

  it('of part of a numbered lot divides the lot first', () => {
    const register = books({ ordinary: true });
    register.post(redesignation({ holdings: [{ holderId: BOB, shares: '10', numbers: '71-80' }] }));
    const left = register
      .at(on)
      .lines.flatMap(({ account, lot }) =>
        account.kind === 'holder' && account.holderId === BOB && lot.classId === ORDINARY
          ? [`${lot.numbers?.first}-${lot.numbers?.last}`]
          : [],
      );
    expect(left).toEqual(['61-70', '81-100']);
    expect(held(register.at(on), BOB, B)).toBe('10');
  });

  it.each<[string, RedesignationRequest, readonly string[]]>([
    ['as the same class', redesignation({ toClassId: ORDINARY }), ['toClassId: no-change']],
    [
      'as a class of another currency',
      redesignation({ toClassId: PREFERENCE }),
      ['toClassId: other-nominal'],
    ],
    ['of no class', redesignation({ fromClassId: shareClassId('c') }), ['fromClassId: missing']],
    ['as no class', redesignation({ toClassId: shareClassId('c') }), ['toClassId: missing']],
    [
      'of a class without shares',
      redesignation({ fromClassId: B, toClassId: ORDINARY }),
      ['fromClassId: none-in-issue'],
    ],
    ['without holdings', redesignation({ holdings: [] }), ['holdings: missing']],
    [
      'of more than a holder has',
      redesignation({ holdings: [{ holderId: BOB, shares: '41' }] }),
      ['holdings.0.shares: too-few'],
    ],
    [
      'resolved after it takes effect',
      redesignation({ resolvedOn: '2026-12-04' }),
      ['resolvedOn: after-effect'],
    ],
  ])('is refused %s', (_how, request, errors) => {
    expect(books().refusals(request)).toEqual(errors);
  });
});
