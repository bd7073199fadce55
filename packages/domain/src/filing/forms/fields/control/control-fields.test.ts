import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROL_BANDS } from '../../../../pscs/control-bands.ts';
import { CONTROL_CAPACITIES } from '../../filed-psc.ts';
import { fieldsOf } from '../../kernel/form-fields.ts';
import { formFacts } from '../../testing/form-facts.fixture.ts';
import { checkControl, controlAnswers, controlAt, controlLines, controlSections } from './control-fields.ts';

const company = formFacts();
const partnership = formFacts({ type: 'llp', name: 'PLUM LLP' });
const read = (natures: readonly string[], facts = company) =>
  controlAt(controlAnswers('control', natures), 'control', facts);

const suffixes = { own: '', trust: '-as-trust', firm: '-as-firm' } as const;
const capacity = fc.constantFrom(...CONTROL_CAPACITIES);
const bands = fc.dictionary(capacity, fc.constantFrom(...CONTROL_BANDS));
const capacities = fc.subarray([...CONTROL_CAPACITIES]);

/** The keys of the register for what somebody controls. */
const control = fc.record({ shares: bands, votes: bands, appointment: capacities, influence: capacities });
const keysOf = ({ shares, votes, appointment, influence }: Generated) => [
  ...CONTROL_CAPACITIES.flatMap((each) => [
    ...(shares[each] ? [`ownership-of-shares-${shares[each]}${suffixes[each]}`] : []),
    ...(votes[each] ? [`voting-rights-${votes[each]}${suffixes[each]}`] : []),
  ]),
  ...appointment.map((each) => `right-to-appoint-and-remove-directors${suffixes[each]}`),
  ...influence.map((each) => `significant-influence-or-control${suffixes[each]}`),
];
type Generated = typeof control extends fc.Arbitrary<infer Value> ? Value : never;

describe('natures of control', () => {
  it('are read from the keys of the register without loss, in whatever order they stand', () => {
    const shuffled = control.chain((given) => {
      const keys = keysOf(given);
      return fc.tuple(fc.constant(given), fc.shuffledSubarray(keys, { minLength: keys.length }));
    });
    fc.assert(
      fc.property(shuffled, ([{ shares, votes, appointment, influence }, natures]) => {
        const { body, ...held } = read(natures);
        expect(body).toBe('company');
        expect({ shares: {}, votes: {}, appointment: [], influence: [], ...held }).toEqual({
          shares: { ...shares },
          votes: { ...votes },
          appointment,
          influence,
        });
        expect(controlLines({ body, ...held })).toHaveLength(natures.length);
      }),
    );
  });

  it('of a partnership are rights to its surplus assets, and to appoint those who manage', () => {
    const natures = [
      'right-to-share-surplus-assets-50-to-75-percent-limited-liability-partnership',
      'voting-rights-25-to-50-percent-as-trust-limited-liability-partnership',
      'right-to-appoint-and-remove-members-limited-liability-partnership',
      'significant-influence-or-control-as-firm-limited-liability-partnership',
    ];
    expect(read(natures, partnership)).toEqual({
      body: 'partnership',
      shares: { own: '50-to-75-percent' },
      votes: { trust: '25-to-50-percent' },
      appointment: ['own'],
      influence: ['firm'],
    });
    expect(controlLines(read(natures, partnership))).toEqual([
      'More than 50% and less than 75% of the surplus assets',
      'More than 25% and up to 50% of the voting rights, through control over the trustees of a trust',
      'May appoint and remove a majority of the members who manage',
      'Significant influence or control, through control over the members of a firm',
    ]);
  });

  it('that no form takes are left out', () => {
    expect(controlAnswers('control', ['part-right-to-share-surplus-assets-25-to-50-percent'])).toEqual({});
  });

  it('are one at least: nobody is registrable without', () => {
    expect(checkControl({}, 'control', company)).toMatchObject([
      { path: 'control.shares.own', code: 'missing' },
    ]);
    expect(checkControl({ 'control.influence': 'own' }, 'control', company)).toEqual([]);
    // A band that is on no list is none.
    expect(checkControl({ 'control.votes.own': '10-to-25-percent' }, 'control', company)).toHaveLength(1);
  });

  it('are asked for in every capacity, by the words of a company or of a partnership', () => {
    const labels = (facts: typeof company) =>
      controlSections('control', facts).map(({ title, fields }) => [title, fields.length]);
    expect(labels(company)).toEqual([
      ['Shares', 3],
      ['Voting rights', 3],
      ['Other control', 2],
    ]);
    expect(labels(partnership)[0]).toEqual(['Surplus assets', 3]);
    const fields = fieldsOf([{ id: 'control', title: '', sections: controlSections('control', company) }]);
    expect(fields.every(({ isOptional }) => isOptional)).toBe(true);
  });
});
