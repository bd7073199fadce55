import { classKey } from '@statbook/domain/share-capital';
import type { CallReply } from '#api/call-types.ts';

/** The capital of the share register with its classes, as they stand today. */
export type RegisterCapital = CallReply<'companyInformationReportShareClass'>['entity'][number];
export type ShareClass = RegisterCapital['classes'][number];
export type CurrencyTotals = RegisterCapital['currencies'][number];

/** The classes by currency, with the totals of the statement of capital where there are shares. */
export function capitalByCurrency(capital: Pick<RegisterCapital, 'classes' | 'currencies'>) {
  return [...Map.groupBy(capital.classes, ({ currency }) => currency)].map(([currency, classes]) => ({
    currency,
    classes,
    totals: capital.currencies.find((each) => each.currency === currency),
  }));
}

/** The name of a class among others: with its currency where that alone tells it from one of the same name. */
export function nameAmong({ className, currency }: ShareClass, classes: readonly ShareClass[]): string {
  const namesakes = classes.filter((each) => classKey(each.className) === classKey(className));
  return namesakes.length > 1 ? `${className} (${currency})` : className;
}

/** What a class is besides its name and particulars: "1 vote for each share, redeemable". */
export function describeTerms({ votesPerShare, isRedeemable, isNumbered }: ShareClass): string {
  const votes =
    votesPerShare === '0'
      ? 'No votes'
      : `${votesPerShare} ${votesPerShare === '1' ? 'vote' : 'votes'} for each share`;
  return [votes, isRedeemable && 'redeemable', isNumbered && 'each share bears a number']
    .filter((part) => part !== false)
    .join(', ');
}
