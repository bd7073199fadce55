import {
  addDecimals,
  amount,
  type Amount,
  compareDecimals,
  multiplyExactly,
  parseAmount,
  parseShareCount,
  type ShareCount,
  subtractDecimals,
  sumAmounts,
  sumShares,
  toDecimalText,
} from '../../../money/exact-decimal.ts';
import {
  aggregateNominalOf,
  classKey,
  currencyCapitalOf,
} from '../../../share-capital/statement-of-capital.ts';
import { type FiledCapital, toFiledCapital } from '../filed-capital.ts';
import { type Answers, answerAt, rowsOf, textsAt } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { SubscribedShares } from './content.ts';
import { type Founder, foundersOf, isSubscriber } from './people/people.ts';

/** The classes of shares; a company is mostly formed with one. */
export const CLASSES = { path: 'classes', noun: 'class of shares', max: 20, least: 1 } as const;

/** What one subscriber takes, each class and terms by themselves. */
export const holdingsList = (founder: Founder) => ({
  path: `${founder.path}.shares`,
  noun: `holding of ${founder.label}`,
  max: 20,
  least: 1,
});

export const subscribersOf = (asked: FormCase) => foundersOf(asked).filter(isSubscriber);

/** The classes as they are answered, with where each stands. */
export function classesAt(answers: Answers) {
  return rowsOf(answers, CLASSES).map((path) => ({
    path,
    ...textsAt(answers, path, ['shareClass', 'currency', 'nominalValue', 'prescribedParticulars']),
  }));
}

type AnsweredClass = ReturnType<typeof classesAt>[number];

/** Shares that somebody takes, with where they are answered; without a class while none is chosen. */
export interface Holding {
  readonly founder: Founder;
  readonly path: string;
  readonly of: AnsweredClass | undefined;
  readonly shares: SubscribedShares;
}

/** Everything that is subscribed, in order. */
export function holdingsOf(asked: FormCase): readonly Holding[] {
  const { answers } = asked;
  const classes = classesAt(answers);
  return subscribersOf(asked).flatMap((founder) =>
    rowsOf(answers, holdingsList(founder)).map((path) => {
      const chosen = classKey(answerAt(answers, `${path}.shareClass`));
      const of =
        classes.length === 1 ? classes[0] : classes.find((each) => classKey(each.shareClass) === chosen);
      return { founder, path, of, shares: sharesAt(answers, path, of) };
    }),
  );
}

/** Fully paid at the nominal value where nothing else is said. */
function sharesAt(answers: Answers, path: string, of: AnsweredClass | undefined): SubscribedShares {
  const given = textsAt(answers, path, ['numberOfShares', 'amountPaidPerShare', 'amountUnpaidPerShare']);
  const nominalValue = of?.nominalValue ?? '';
  const unpaid = given.amountUnpaidPerShare === '' ? '0' : given.amountUnpaidPerShare;
  return {
    shareClass: of?.shareClass ?? '',
    numberOfShares: given.numberOfShares,
    amountPaidPerShare:
      given.amountPaidPerShare === '' ? restOf(nominalValue, unpaid) : given.amountPaidPerShare,
    amountUnpaidPerShare: unpaid,
    currency: of?.currency ?? '',
    nominalValue,
  };
}

function restOf(nominalValue: string, unpaid: string): string {
  const [nominal, open] = [parseAmount(nominalValue), parseAmount(unpaid)];
  if (!nominal.ok || !open.ok) return nominalValue;
  return compareDecimals(open.value, nominal.value) >= 0
    ? '0'
    : toDecimalText(subtractDecimals(nominal.value, open.value));
}

/** A holding whose numbers can be read, and its class. */
export interface CountedHolding {
  readonly holding: Holding;
  readonly of: AnsweredClass;
  readonly count: ShareCount;
  readonly nominal: Amount;
  readonly unpaid: Amount;
}

/** The holdings whose numbers can be read; the others are refused at their fields. */
export function countedHoldings(asked: FormCase): readonly CountedHolding[] {
  return holdingsOf(asked).flatMap((holding) => {
    const { of, shares } = holding;
    const count = parseShareCount(shares.numberOfShares);
    const nominal = parseAmount(shares.nominalValue);
    const unpaid = parseAmount(shares.amountUnpaidPerShare);
    if (of === undefined || !count.ok || !nominal.ok || !unpaid.ok) return [];
    return [{ holding, of, count: count.value, nominal: nominal.value, unpaid: unpaid.value }];
  });
}

/** The capital on incorporation: the sum of what is subscribed, currency by currency. */
export function capitalOf(asked: FormCase): readonly FiledCapital[] {
  const counted = countedHoldings(asked);
  const currencies = [...Map.groupBy(counted, ({ of }) => of.currency)];
  return toFiledCapital({
    currencies: currencies.map(([currency, own]) => {
      const classes = [...Map.groupBy(own, ({ of }) => of)].map(([of, taken]) => {
        const count = sumShares(taken.map((each) => each.count));
        return {
          className: of.shareClass,
          particulars: of.prescribedParticulars,
          numberOfShares: toDecimalText(count),
          aggregateNominal: aggregateNominalOf(count, taken[0]?.nominal ?? amount('0')) ?? '0',
        };
      });
      const unpaid = own.flatMap((each) => multiplyExactly(each.count, each.unpaid) ?? []);
      return currencyCapitalOf(currency, classes, toDecimalText(sumAmounts(unpaid)));
    }),
  });
}

/** Whether the sums of a holding can be stated exactly: with six decimals at most. */
export const isExact = ({ count, nominal, unpaid }: CountedHolding) =>
  multiplyExactly(count, addDecimals(nominal, unpaid)) !== undefined &&
  multiplyExactly(count, nominal) !== undefined;
