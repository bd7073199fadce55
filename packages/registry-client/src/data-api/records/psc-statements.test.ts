import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.pscStatements(linkedCompany);

describe('a statement in the place of a PSC', () => {
  it('has its days and the PSC that it is about', async () => {
    const wire = {
      statement: 'awaiting-confirmation-from-psc',
      notified_on: '2016-04-06',
      ceased_on: '2017-01-01',
      linked_psc_name: 'Mr Tom Glover',
      restrictions_notice_withdrawal_reason: 'restrictions-notice-withdrawn-by-company',
      links: { self: '/s', person_with_significant_control: '/p' },
    };
    expect(await readBody({ items: [wire], total_results: 1 }, ask)).toEqual([
      {
        statement: 'awaiting-confirmation-from-psc',
        notifiedOn: '2016-04-06',
        ceasedOn: '2017-01-01',
        linkedPscName: 'Mr Tom Glover',
        restrictionsNoticeWithdrawalReason: 'restrictions-notice-withdrawn-by-company',
        etag: undefined,
        self: '/s',
        linkedPsc: '/p',
      },
    ]);
  });

  it.skipIf(!findReference())(named('keeps the spelling of the registry'), async () => {
    const statements = await readSample('official-tests/psc-statements-list.json', ask);
    expect(statements[0]?.statement).toBe('no-individual-or-entity-with-signficant-control');
    const seen = await readSample('official-tests/psc-statements-list-register-view.json', ask);
    expect(seen.length).toBeGreaterThan(0);
  });
});
