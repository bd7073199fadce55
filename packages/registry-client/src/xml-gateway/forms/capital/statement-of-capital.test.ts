import type { FiledCapital } from '@statbook/domain/filing/forms';
import { describe, expect, it } from 'vitest';
import { writePart } from '../../../testing/form-xml.ts';
import { statementOfCapital } from './statement-of-capital.ts';

const ordinary = {
  shareClass: 'ORDINARY',
  prescribedParticulars: 'One vote & dividends',
  numberOfShares: '100',
  aggregateNominalValue: '100',
};
const pounds: FiledCapital = {
  currency: 'GBP',
  totalNumberOfShares: '100',
  totalAggregateNominalValue: '100',
  totalAmountUnpaid: '0',
  shares: [ordinary],
};
const write = (...capitals: FiledCapital[]) => writePart((check) => statementOfCapital(check, capitals));

describe('the statement of capital of a form', () => {
  it('has totals and classes in the order of the schema', () => {
    expect(write(pounds).xml).toBe(
      '<r><StatementOfCapital><Capital><TotalAmountUnpaid>0</TotalAmountUnpaid>' +
        '<TotalNumberOfIssuedShares>100</TotalNumberOfIssuedShares><ShareCurrency>GBP</ShareCurrency>' +
        '<TotalAggregateNominalValue>100</TotalAggregateNominalValue><Shares><ShareClass>ORDINARY</ShareClass>' +
        '<PrescribedParticulars>One vote &amp; dividends</PrescribedParticulars><NumShares>100</NumShares>' +
        '<AggregateNominalValue>100</AggregateNominalValue></Shares></Capital></StatementOfCapital></r>',
    );
  });

  it('has one table for each currency', () => {
    const { xml, problems } = write(pounds, { ...pounds, currency: 'EUR' });
    expect(xml.match(/<ShareCurrency>\w+/g)).toEqual(['<ShareCurrency>GBP', '<ShareCurrency>EUR']);
    expect(problems).toEqual([]);
  });

  it('is left out where nothing is stated', () => {
    expect(write().xml).toBe('<r/>');
  });

  it.each<[string, Partial<FiledCapital>, string]>([
    ['a currency in words', { currency: 'pounds' }, 'statementOfCapital[0].currency must be a currency code'],
    ['no class', { shares: [] }, 'statementOfCapital[0].shares must name at least one class'],
    [
      'no shares',
      { totalNumberOfShares: '0' },
      'statementOfCapital[0].totalNumberOfShares must be more than zero',
    ],
    [
      '21 digits',
      { totalNumberOfShares: '1'.repeat(21) },
      'statementOfCapital[0].totalNumberOfShares is too large',
    ],
    [
      'a class of 16 digits',
      { shares: [{ ...ordinary, numberOfShares: '1'.repeat(16) }] },
      'statementOfCapital[0].shares[0].numberOfShares is too large',
    ],
    [
      'rights of more than 4,000 characters',
      { shares: [{ ...ordinary, prescribedParticulars: 'x'.repeat(4001) }] },
      'statementOfCapital[0].shares[0].prescribedParticulars must be at most 4000 characters',
    ],
  ])('is refused with %s', (_, change, problem) => {
    expect(write({ ...pounds, ...change }).problems).toEqual([problem]);
  });
});
