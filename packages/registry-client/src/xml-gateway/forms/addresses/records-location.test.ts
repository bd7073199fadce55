import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_TYPES, type RecordsLocationContent } from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { someOf } from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildRecordsLocation } from './records-location.ts';

describe('the records of a company', () => {
  it.each<[string, RecordsLocationContent, string]>([
    [
      'move to the inspection location',
      { move: 'to-inspection-location', records: ['MEMBER', 'RESMEET'] },
      '<MoveToSAILAddress>true</MoveToSAILAddress><RegisterList><RecordType>MEMBER</RecordType></RegisterList>' +
        '<RegisterList><RecordType>RESMEET</RecordType></RegisterList>',
    ],
    [
      'move back to the registered office',
      { move: 'to-registered-office', records: ['MEMBER'] },
      '<MoveToRegisteredOffice>true</MoveToRegisteredOffice>' +
        '<RegisterList><RecordType>MEMBER</RecordType></RegisterList>',
    ],
    [
      'are all back when the inspection location ends',
      { move: 'inspection-location-ended' },
      '<MoveToRegisteredOffice>true</MoveToRegisteredOffice><RemoveSAILAddressInd>true</RemoveSAILAddressInd>',
    ],
  ])('%s', (_, content, written) => {
    expect(xmlOf(buildRecordsLocation(content))).toBe(
      `<RecordChangeOfLocation>${written}</RecordChangeOfLocation>`,
    );
  });

  it('are refused when none is named, or one twice', () => {
    const move = 'to-inspection-location';
    expect(problemsOf(buildRecordsLocation({ move, records: [] }))).toEqual([
      'records must name at least one record',
    ]);
    expect(problemsOf(buildRecordsLocation({ move, records: ['DEB', 'DEB'] }))).toEqual([
      'records must not repeat a record',
    ]);
  });

  it('are refused by their place when they may no longer be moved', () => {
    const content = JSON.parse('{"move":"to-registered-office","records":["DEB","PSC"]}');
    expect(problemsOf(buildRecordsLocation(content))).toEqual([
      'records[1] is not a record that may be moved',
    ]);
  });

  it.skipIf(!findReference())(named('are valid by the schema in 200 shapes'), () => {
    const records = someOf(RECORD_TYPES);
    const content = fc.oneof(
      fc.record({ move: fc.constantFrom('to-inspection-location', 'to-registered-office'), records }),
      fc.constant({ move: 'inspection-location-ended' as const }),
    );
    expect(complaintsOf(buildRecordsLocation, fc.record({ content }))).toEqual([]);
  });
});
