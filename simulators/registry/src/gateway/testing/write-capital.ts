import type { FormFacts } from './open-gateway.ts';
import { type Changes, writeElements } from './write-notices.ts';

export function writeShares(changes: Changes = {}): string {
  return writeElements({
    ShareClass: 'ORDINARY',
    PrescribedParticulars: 'One vote for each share.',
    NumShares: '1600',
    AggregateNominalValue: '1600',
    ...changes,
  });
}

export function writeCapital(changes: Changes = {}): string {
  return writeElements({
    TotalAmountUnpaid: '750',
    TotalNumberOfIssuedShares: '1600',
    ShareCurrency: 'GBP',
    TotalAggregateNominalValue: '1600',
    Shares: writeShares(),
    ...changes,
  });
}

export function writeAllotment(changes: Changes = {}): string {
  return writeElements({
    ShareClass: 'ORDINARY',
    NumShares: '1500',
    AmountPaidDuePerShare: '2.5',
    AmountUnpaidPerShare: '0.5',
    ShareCurrency: 'GBP',
    ShareValue: '1',
    ...changes,
  });
}

export function writeAllotmentReturn(changes: Changes = {}): FormFacts {
  const content = writeElements({
    StartPeriodSharesAllotted: '2026-11-02',
    EndPeriodSharesAllotted: '2026-11-16',
    StatementOfCapital: writeElements({ Capital: writeCapital() }),
    Allotment: writeAllotment(),
    ...changes,
  });
  return {
    messageClass: 'ReturnOfAllotmentShares',
    identifier: 'ReturnofAllotmentShares',
    form: `<ReturnofAllotmentShares xmlns="http://xmlgw.companieshouse.gov.uk">${content}</ReturnofAllotmentShares>`,
  };
}
