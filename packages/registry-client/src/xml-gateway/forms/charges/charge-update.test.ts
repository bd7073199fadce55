import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChargeReference, ChargeUpdate, ChargeUpdateContent } from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildChargeUpdate } from './charge-update.ts';

const satisfied: ChargeUpdateContent = {
  charge: { kind: 'code', code: '012345670001' },
  update: { kind: 'satisfied', extent: 'FULL' },
  personDelivering: {
    name: 'Anna Ash',
    address: { premise: '1', postTown: 'Leeds', country: 'GB-ENG' },
    interest: 'Chargor',
  },
};
const PERSON =
  '<PersonDelivering><Name>Anna Ash</Name><Address><Premise>1</Premise><PostTown>Leeds</PostTown><Country>GB-ENG</Country>' +
  '</Address><InterestInCharge>Chargor</InterestInCharge></PersonDelivering>';

const old: ChargeReference = {
  kind: 'particulars',
  existingChargeKey: 'KEY1',
  createdOn: '2013-04-05',
  instrumentDescription: 'Debenture',
  shortParticulars: 'All assets',
};

const build = (change: Partial<ChargeUpdateContent>) => buildChargeUpdate({ ...satisfied, ...change });

describe('what happened to a charge', () => {
  it('names a charge by its code and says that it is satisfied', () => {
    expect(xmlOf(build({}))).toBe(
      `<ChargeUpdate><ChargeCode>012345670001</ChargeCode><Satisfaction>FULL</Satisfaction>${PERSON}</ChargeUpdate>`,
    );
  });

  it('names an old charge by its particulars', () => {
    expect(xmlOf(build({ charge: old }))).toContain(
      '<ChargeUpdate><ExistingChargeKey>KEY1</ExistingChargeKey><CreationDate>2013-04-05</CreationDate>' +
        '<InstrumentDescription>Debenture</InstrumentDescription><ShortParticulars>All assets</ShortParticulars><Satisfaction>',
    );
  });

  it.each<[ChargeUpdate, string]>([
    [
      { kind: 'part-released', release: 'RELEASE', assets: 'The mill\nand its land' },
      '<PartCeaseRelease>RELEASE</PartCeaseRelease><AssetsDescription>The mill\nand its land</AssetsDescription>',
    ],
    [
      { kind: 'all-released', release: 'CEASEANDRELEASE' },
      '<AllCeaseRelease>CEASEANDRELEASE</AllCeaseRelease>',
    ],
  ])('says what property is released (%j)', (update, written) => {
    expect(xmlOf(build({ update }))).toContain(`</ChargeCode>${written}${PERSON}`);
  });

  it.each(['01234567001', '01234567000100012', 'SC1A34560001', 'sc1234560001', ''])(
    'is refused for the code %j',
    (code) => {
      expect(problemsOf(build({ charge: { kind: 'code', code } }))).toEqual([
        'charge.code must be the 12 to 16 capitals and digits of the charge’s code',
      ]);
    },
  );

  it('is refused for a charge that has a code and is named otherwise', () => {
    const charge = { ...old, createdOn: '2013-04-06', instrumentDescription: '', shortParticulars: ' ' };
    expect(problemsOf(build({ charge }))).toEqual([
      'charge.createdOn must not be after 5 April 2013',
      'charge.instrumentDescription must not be empty',
      'charge.shortParticulars must not be empty',
    ]);
  });

  it('is refused with another answer, or without the assets', () => {
    expect(problemsOf(build({ update: JSON.parse('{"kind":"satisfied","extent":"HALF"}') }))).toEqual([
      'update.extent must be full or part',
    ]);
    const update = JSON.parse('{"kind":"part-released","release":"SOLD","assets":" "}');
    expect(problemsOf(build({ update }))).toEqual([
      'update.release must be one of the three answers',
      'update.assets must not be empty',
    ]);
  });

  it('is refused where the person delivering it is not named within the limits', () => {
    const personDelivering = {
      name: 'N'.repeat(161),
      address: { premise: '', postTown: 'Leeds', country: '' },
      interest: 'I'.repeat(101),
    };
    expect(problemsOf(build({ personDelivering }))).toEqual([
      'personDelivering.name must be at most 160 characters',
      'personDelivering.address.premise must not be empty',
      'personDelivering.interest must be at most 100 characters',
    ]);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const { maybe, textUpTo } = arbitrary;
    const digits = arbitrary.stringOf('0123456789', 10, 14);
    const charge: fc.Arbitrary<ChargeReference> = fc.oneof(
      digits.map((text) => ({ kind: 'code' as const, code: `SC${text}` })),
      fc.record({
        kind: fc.constant('particulars' as const),
        existingChargeKey: maybe(textUpTo(20)),
        createdOn: arbitrary.dayBetween(1990, 2012),
        instrumentDescription: textUpTo(500),
        shortParticulars: textUpTo(500),
      }),
    );
    const release = fc.constantFrom('CEASE', 'RELEASE', 'CEASEANDRELEASE');
    const update: fc.Arbitrary<ChargeUpdate> = fc.oneof(
      fc.record({ kind: fc.constant('satisfied' as const), extent: fc.constantFrom('FULL', 'PART') }),
      fc.record({ kind: fc.constant('part-released' as const), release, assets: textUpTo(500) }),
      fc.record({ kind: fc.constant('all-released' as const), release }),
    );
    const personDelivering = fc.record({
      name: textUpTo(160),
      address: arbitrary.serviceAddress,
      interest: textUpTo(100),
    });
    const content = fc.record({ charge, update, personDelivering });
    expect(complaintsOf(buildChargeUpdate, fc.record({ content }))).toEqual([]);
  });
});
