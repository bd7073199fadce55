import type {
  CapitalInCurrency,
  Company,
  ShareClass,
  StatementOfCapital,
} from '../../../register/company.ts';
import { divide, sum, toMillionths } from '../../../register/decimals.ts';
import { getTexts, listChildren, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineRejections } from './rejections.ts';

const ofCurrency = {
  currency: 'ShareCurrency',
  totalUnpaid: 'TotalAmountUnpaid',
  totalNumber: 'TotalNumberOfIssuedShares',
  totalNominal: 'TotalAggregateNominalValue',
} as const;

const ofClass = {
  name: 'ShareClass',
  prescribedParticulars: 'PrescribedParticulars',
  number: 'NumShares',
  aggregateNominal: 'AggregateNominalValue',
} as const;

/** The share capital in one currency as delivered. Decimals are as written. */
export interface DeliveredCapital extends Record<keyof typeof ofCurrency, string> {
  classes: Record<keyof typeof ofClass, string>[];
}

export function readCapital(statement: XmlElement | undefined): DeliveredCapital[] {
  return listChildren(statement, 'Capital').map((capital) => ({
    ...getTexts(capital, ofCurrency),
    classes: listChildren(capital, 'Shares').map((shares) => getTexts(shares, ofClass)),
  }));
}

const reject = defineRejections({
  currencyRepeated: ['20114', 'There must be one statement of capital for each currency'],
  capitalTotals: ['20115', 'The totals of the statement of capital do not agree with its classes of share'],
});

/** What is wrong with a statement of capital in itself. */
export function findCapitalFault(capital: DeliveredCapital[]): Rejection | undefined {
  for (const [place, one] of capital.entries()) {
    if (capital.findIndex(({ currency }) => currency === one.currency) < place) {
      return reject('currencyRepeated', { instance: place + 1 });
    }
    const agrees =
      toMillionths(sum(one.classes.map(({ number }) => number))) === toMillionths(one.totalNumber) &&
      toMillionths(sum(one.classes.map(({ aggregateNominal }) => aggregateNominal))) ===
        toMillionths(one.totalNominal);
    if (!agrees) return reject('capitalTotals', { instance: place + 1 });
  }
  return undefined;
}

/** The statement as the register holds it from that day on. */
export function toCapital(
  delivered: DeliveredCapital[],
  company: Company,
  madeUpTo: string,
): StatementOfCapital {
  const known = (company.statementOfCapital?.currencies ?? []).flatMap(({ classes }) => classes);
  return { madeUpTo, currencies: delivered.map((one) => toCapitalInCurrency(one, known)) };
}

function toCapitalInCurrency(delivered: DeliveredCapital, known: ShareClass[]): CapitalInCurrency {
  const { currency, totalNumber, totalNominal, totalUnpaid } = delivered;
  const isOnlyClass = delivered.classes.length === 1;
  const classes = delivered.classes.map((one): ShareClass => {
    const before = known.find(({ name }) => name === one.name);
    return {
      ...one,
      nominal: divide(one.aggregateNominal, one.number),
      // The form gives what is unpaid in total only.
      aggregateUnpaid: isOnlyClass ? totalUnpaid : (before?.aggregateUnpaid ?? '0'),
    };
  });
  return { currency, totalNumber, totalNominal, totalUnpaid, classes };
}
