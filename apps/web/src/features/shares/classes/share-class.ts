import { classKey } from '@statbook/domain';
import type { CallReply } from '#api/call-types.ts';

/** The capital of the share register with its classes, as they stand today. */
export type RegisterCapital = CallReply<'companyInformationReportShareClass'>['Entity'][number];
export type ShareClass = RegisterCapital['Classes'][number];
export type CurrencyTotals = RegisterCapital['Currencies'][number];

/** Whether anybody has been given shares of any class. */
export function hasShares({ Classes }: RegisterCapital): boolean {
  return Classes.some(({ SharesInIssue }) => SharesInIssue !== '0');
}

/** The classes by currency, with the totals of the statement of capital where there are shares. */
export function capitalByCurrency({ Classes, Currencies }: Pick<RegisterCapital, 'Classes' | 'Currencies'>) {
  return [...Map.groupBy(Classes, ({ Currency }) => Currency)].map(([currency, classes]) => ({
    currency,
    classes,
    totals: Currencies.find(({ Currency }) => Currency === currency),
  }));
}

/** The name of a class among others: with its currency where that alone tells it from one of the same name. */
export function nameAmong({ ClassName, Currency }: ShareClass, classes: readonly ShareClass[]): string {
  const namesakes = classes.filter((each) => classKey(each.ClassName) === classKey(ClassName));
  return namesakes.length > 1 ? `${ClassName} (${Currency})` : ClassName;
}

/** What a class is besides its name and particulars: "1 vote for each share, redeemable". */
export function describeTerms({ VotesPerShare, IsRedeemable, IsNumbered }: ShareClass): string {
  const votes =
    VotesPerShare === '0'
      ? 'No votes'
      : `${VotesPerShare} ${VotesPerShare === '1' ? 'vote' : 'votes'} for each share`;
  return [votes, IsRedeemable && 'redeemable', IsNumbered && 'each share bears a number']
    .filter((part) => part !== false)
    .join(', ');
}
