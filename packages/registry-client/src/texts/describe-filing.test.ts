import { describe, expect, it } from 'vitest';
import type { FilingDescription } from '../data-api/records/filing-history.ts';
import { findReference, named, readReference } from '../testing/reference.ts';
import { describeFiling } from './describe-filing.ts';

function filing(
  descriptionKey: string | undefined,
  values = {},
  type: string | undefined = 'X1',
): FilingDescription {
  return {
    type,
    category: undefined,
    subcategories: [],
    date: undefined,
    actionDate: undefined,
    descriptionKey,
    values,
  };
}

describe('a filing', () => {
  it.each<[string | undefined, object, string]>([
    [
      'confirmation-statement-with-no-updates',
      { made_up_date: '2026-03-31' },
      'Confirmation statement without changes, made up to 31 March 2026',
    ],
    [
      'appoint-person-director-company-with-name-date',
      { officer_name: 'Ms Anna Example', appointment_date: '2026-01-02' },
      'Director appointed: Ms Anna Example, 2 January 2026',
    ],
    ['appoint-person-director-company', {}, 'Director appointed'],
    [
      'notification-of-a-person-with-significant-control-statement',
      {},
      'Statement about persons with significant control given',
    ],
    [
      'accounts-with-accounts-type-total-exemption-full',
      { made_up_date: '2025-12-31' },
      'Accounts (exempt from audit), made up to 31 December 2025',
    ],
    [
      'capital-allotment-shares',
      {
        date: '2026-05-01',
        capital: [
          { currency: 'GBP', figure: '100,000' },
          { figure: 7, currency: 'EUR' },
        ],
      },
      'Shares allotted, 1 May 2026: GBP 100,000, EUR 7',
    ],
    ['capital-allotment-shares', { capital: [{ currency: 'GBP' }, null, 'x'] }, 'Shares allotted'],
    ['capital-allotment-shares', { capital: [{ figure: '5' }] }, 'Shares allotted: 5'],
    ['legacy', { description: 'Ad 01/02/03\\gbp si 1@1=1' }, 'Ad 01/02/03, gbp si 1@1=1'],
    [undefined, { description: 'Annotated' }, 'Annotated'],
    ['resolution', { description: 'Resolutions' }, 'Resolutions'],
    ['resolution', {}, 'Resolutions'],
    [
      'certificate-change-of-name-company',
      { description: 'company name changed old name LIMITED\\certificate issued on 04/02/20' },
      'Company name changed old name LIMITED, certificate issued on 04/02/20',
    ],
    ['certificate-change-of-name-company', {}, 'Name changed'],
    ['a-key-nobody-knows', {}, 'A key nobody knows (X1)'],
    [undefined, {}, 'Form X1'],
    ['statement-of-capital', { capital: 'nonsense', date: 5 }, 'Statement of capital, 5'],
  ])('%s with %j reads “%s”', (key, values, text) => {
    expect(describeFiling(filing(key, values))).toBe(text);
  });

  it('without key, text and form has a text all the same', () => {
    expect(describeFiling({ ...filing(undefined), type: undefined })).toBe('Filing without a description');
    expect(describeFiling({ ...filing('some-key'), type: undefined })).toBe('Some key');
  });

  it.skipIf(!findReference())(named('of every key of the registry reads without a gap'), () => {
    const yaml = readReference('registry/public-api/enumerations/filing_history_descriptions.yml');
    const keys = Array.from(yaml.matchAll(/^\s*'([^']+)'\s*:/gm), ([, key = '']) => key);
    const bad = keys.filter((key) => /[{}[\]]|^\s*$/.test(describeFiling(filing(key))));
    expect(keys.length).toBeGreaterThan(1000);
    expect(bad).toEqual([]);
  });
});
