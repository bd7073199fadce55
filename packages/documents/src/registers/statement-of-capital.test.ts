import { civilDate } from '@statbook/domain/dates';
import { currencyCapitalOf } from '@statbook/domain/share-capital';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawStatementOfCapital } from './statement-of-capital.ts';

const draw = (currencies: ReturnType<typeof currencyCapitalOf>[]) =>
  drawStatementOfCapital({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    asAt: civilDate('2026-11-20'),
    capital: { currencies },
    madeOn: civilDate('2026-11-22'),
  });

const shareClass = (className: string, numberOfShares: string, aggregateNominal: string) => ({
  className,
  particulars: 'One vote a share.',
  numberOfShares,
  aggregateNominal,
});

describe('the statement of capital as PDF', () => {
  it('has a table for each currency, with its totals', async () => {
    const pounds = [shareClass('Ordinary', '1250', '125'), shareClass('Preference', '1000000', '1000000')];
    const { pages } = await readDocument(
      await draw([
        currencyCapitalOf('GBP', pounds, '0.5'),
        currencyCapitalOf('EUR', [shareClass('B', '3', '0.3')], ''),
      ]),
    );
    for (const said of ['in GBP', '1,001,250', '£1,000,125.00', '£0.50', 'in EUR', 'EUR 0.30', 'Not known'])
      expect(pages[0]).toContain(said);
  });

  it('says so when no shares are in issue', async () => {
    const { pages } = await readDocument(await draw([]));
    expect(pages[0]).toContain('There were no shares in issue on this day.');
  });
});
