import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.exemptions(linkedCompany);

describe('exemptions', () => {
  it('are listed period by period', async () => {
    const exemptions = {
      psc_exempt_as_trading_on_uk_regulated_market: {
        exemption_type: 'psc-exempt-as-trading-on-uk-regulated-market',
        items: [{ exempt_from: '2016-01-01', exempt_to: '2017-01-01' }, { exempt_from: '2018-01-01' }],
      },
    };
    const type = 'psc-exempt-as-trading-on-uk-regulated-market';
    expect(await readBody({ exemptions }, ask)).toEqual([
      { type, from: '2016-01-01', until: '2017-01-01' },
      { type, from: '2018-01-01', until: undefined },
    ]);
  });

  it('take their kind from the member’s name where it is not stated', async () => {
    expect(await readBody({ exemptions: { some_new_exemption: { items: [{}] } } }, ask)).toEqual([
      { type: 'some-new-exemption', from: undefined, until: undefined },
    ]);
  });

  it.each([{}, { exemptions: null }, { exemptions: { a: null, b: 'x', c: {} } }])(
    'are none in %j',
    async (body) => {
      expect(await readBody(body, ask)).toEqual([]);
    },
  );

  it.skipIf(!findReference())(named('of the published examples are read'), async () => {
    expect(await readSample('official-tests/exemptions.json', ask)).toEqual([
      { type: 'psc-exempt-as-trading-on-regulated-market', from: '2018-12-19', until: '2022-12-19' },
    ]);
    expect(
      (await readSample('official-tests/exemptions-two-kinds.json', ask)).map(({ type }) => type),
    ).toEqual([
      'psc-exempt-as-trading-on-eu-regulated-market',
      'disclosure-transparency-rules-chapter-five-applies',
    ]);
  });
});
