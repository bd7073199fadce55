import { multiply, sum, toMillionths } from '../../../register/decimals.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { type DeliveredCapital, findCapitalFault } from '../parts/capital.ts';
import { defineRejections } from '../parts/rejections.ts';
import type { AllotmentReturn } from './read-allotments.ts';

const reject = defineRejections({
  noShareCapital: ['20501', 'The company has no share capital'],
  futureDate: ['20502', 'The date of allotment must be today or in the past'],
  beforeIncorporation: [
    '20503',
    "The date of allotment must be on or after the company's incorporation date",
  ],
  wrongPeriod: ['20504', 'The last date of allotment must not be before the first'],
  currencySign: ['20505', 'The class of share {} must not contain a currency sign'],
  noParticulars: ['20506', 'The prescribed particulars of {} are missing'],
  notInCapital: [
    '20507',
    'The statement of capital does not include the shares of class {} that were allotted',
  ],
  unpaidMissing: [
    '20508',
    'The total amount unpaid in {} does not include what is unpaid on the allotted shares',
  ],
});

export function findAllotmentFault(facts: FormCase<AllotmentReturn>): Rejection | undefined {
  const { company, content } = facts;
  if (company.statementOfCapital === undefined) return reject('noShareCapital');
  return (
    findPeriodFault(facts) ??
    findCapitalFault(content.capital) ??
    findClassFault(content.capital) ??
    findAllottedFault(content) ??
    findUnpaidFault(content)
  );
}

function findPeriodFault({ company, content, today }: FormCase<AllotmentReturn>): Rejection | undefined {
  const { from, to = from } = content;
  if (to < from) return reject('wrongPeriod');
  if (to > today) return reject('futureDate');
  return from < company.incorporatedOn ? reject('beforeIncorporation') : undefined;
}

function findClassFault(capital: DeliveredCapital[]): Rejection | undefined {
  for (const { name, prescribedParticulars } of capital.flatMap(({ classes }) => classes)) {
    if (/[£$€¥]/.test(name)) return reject('currencySign', { value: name });
    if (prescribedParticulars.trim() === '') return reject('noParticulars', { value: name });
  }
  return undefined;
}

/** The statement stands after the allotment: it holds the allotted shares at least. */
function findAllottedFault({ capital, allotments }: AllotmentReturn): Rejection | undefined {
  for (const [place, { className, currency }] of allotments.entries()) {
    const isSame = (one: { currency: string }, name: string) =>
      one.currency === currency && name.toUpperCase() === className.toUpperCase();
    const held = capital.flatMap((one) => one.classes.filter(({ name }) => isSame(one, name))).at(0);
    const allotted = sum(allotments.filter((one) => isSame(one, one.className)).map(({ number }) => number));
    if (held === undefined || toMillionths(held.number) < toMillionths(allotted)) {
      return reject('notInCapital', { value: className, instance: place + 1 });
    }
  }
  return undefined;
}

function findUnpaidFault({ capital, allotments }: AllotmentReturn): Rejection | undefined {
  const short = capital.find(({ currency, totalUnpaid }) => {
    const unpaid = allotments
      .filter((one) => one.currency === currency)
      .map(({ number, unpaidPerShare }) => multiply(number, unpaidPerShare));
    return toMillionths(totalUnpaid) < toMillionths(sum(unpaid));
  });
  return short && reject('unpaidMissing', { value: short.currency });
}
