import { formatCount, parseAmount, parseShareCount, sumShares } from '../../../money/exact-decimal.ts';
import type { Warning } from '../../readiness.ts';
import { capitalAt, warnOfSigns } from '../fields/capital-fields.ts';
import { compareCapital } from '../fields/compare-capital.ts';
import { checkEventDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt } from '../kernel/form-fields.ts';
import { type FormFacts, whyNoShares } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { allotmentSteps, allotmentsAt } from './allotment-fields.ts';
import { checkAllotments, checkCapital, isPaidTooLittle } from './check-allotments.ts';
import type { AllotmentReturnContent } from './content.ts';

/** Shares were allotted (SH01; Companies Act 2006 s. 555): the allotments, and the capital after them. */
export const allotmentReturn: FormRules<AllotmentReturnContent> = {
  family: 'allotment-return',
  forms: ['SH01'],
  isRepeatable: true,
  isOfEntries: true,
  whyNot: (_form, facts) => whyNoAllotments(facts),
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: ({ answers }) => allotmentSteps(answers),
  check: (asked) => {
    const allotments = allotmentsAt(asked.answers);
    const allottedFrom = { on: dateAt(asked.answers, 'allottedFrom'), of: 'the first allotment' };
    return [
      ...checkEventDate(asked, 'allottedFrom'),
      ...checkEventDate(asked, 'allottedTo', [allottedFrom]),
      ...checkAllotments(allotments),
      ...checkCapital(capitalAt(asked.answers), allotments),
    ];
  },
  warnings: (asked) => [
    ...compareWithBooks(asked),
    ...compareWithRegister(asked),
    ...warnOfUnpaid(asked),
    ...warnOfSigns(
      capitalAt(asked.answers).flatMap(({ shares }) => shares.map(({ shareClass }) => shareClass)),
    ),
  ],
  compose: ({ answers }) => {
    const allottedTo = answerAt(answers, 'allottedTo');
    return {
      content: {
        allottedFrom: answerAt(answers, 'allottedFrom'),
        ...(allottedTo !== '' && { allottedTo }),
        statementOfCapital: capitalAt(answers),
        allotments: allotmentsAt(answers),
      },
      secrets: {},
    };
  },
  compare: ({ facts, answers }) => compareCapital(facts.capital, capitalAt(answers)),
  effectiveOn: ({ answers }) => dateAt(answers, 'allottedFrom'),
  expects: ({ allottedFrom, allottedTo }) => ({
    formType: 'SH01',
    descriptionValues: { date: allottedTo ?? allottedFrom },
  }),
  rejections: [
    {
      wording: /statement of capital|unpaid|particulars|aggregate|nominal|total/i,
      meaning:
        'The statement of capital does not add up, does not follow from the register, or lacks the total unpaid or the rights of a class.',
      step: 'capital',
    },
    {
      wording: /allot|class|currency|consideration|\bdate\b/i,
      meaning: 'An allotment was not accepted: its class, currency, amounts or date.',
      step: 'allotments',
    },
  ],
};

function whyNoAllotments(facts: FormFacts): string | undefined {
  const noShares = whyNoShares(facts);
  if (noShares !== undefined || facts.company.type !== 'private-unlimited') return noShares;
  return 'An unlimited company files no return of allotments (section 555).';
}

/** Whether a return still says what the entries say from which it was begun. */
function compareWithBooks({ facts: { allotmentsInBooks: books }, answers }: FormCase): readonly Warning[] {
  if (books === undefined) return [];
  if (!books.ok) return [{ code: 'not-as-in-books', message: books.whyNot }];
  const paths = Object.keys({ ...books.answers, ...answers });
  if (paths.every((path) => answerAt(answers, path) === answerAt(books.answers, path))) return [];
  const message =
    'This return says otherwise than the entries of the share register from which it was started: correct whichever is wrong.';
  return [{ code: 'not-as-in-books', message }];
}

/** A public company allots shares a quarter of which is paid, and the whole premium, save under a scheme for employees (s. 586). */
function warnOfUnpaid({ facts, answers }: FormCase): readonly Warning[] {
  if (facts.company.type !== 'plc') return [];
  const isShort = allotmentsAt(answers).some(({ nominalValue, amountUnpaidPerShare }) => {
    const [nominal, unpaid] = [parseAmount(nominalValue), parseAmount(amountUnpaidPerShare)];
    return nominal.ok && unpaid.ok && isPaidTooLittle(nominal.value, unpaid.value);
  });
  if (!isShort) return [];
  const message =
    'A public company must not allot a share unless a quarter of its nominal value and the whole of any premium are paid up (section 586). Shares under an employees’ share scheme are exempt.';
  return [{ code: 'too-little-paid', message }];
}

/** The capital on the register and the allotments should make the capital stated; they may not, where other notices are due. */
function compareWithRegister({ facts: { capital }, answers }: FormCase): readonly Warning[] {
  if (capital === undefined) return [];
  return capitalAt(answers).flatMap(({ currency, totalNumberOfShares }) => {
    const registered = capital.find((each) => each.currency === currency)?.totalNumberOfShares ?? '0';
    const allotted = allotmentsAt(answers).filter((allotment) => allotment.currency === currency);
    const [stated, before, ...added] = [
      totalNumberOfShares,
      registered,
      ...allotted.map(({ numberOfShares }) => numberOfShares),
    ].map(parseShareCount);
    const counts = added.filter((parsed) => parsed.ok).map(({ value }) => value);
    if (!stated?.ok || !before?.ok || counts.length < added.length) return [];
    const expected = sumShares([before.value, ...counts]);
    if (stated.value === expected) return [];
    if (stated.value === before.value) {
      const message = `The register already shows the ${formatCount(stated.value)} ${currency} shares stated, including those allotted: a confirmation statement may have reported them. The return is still due.`;
      return [{ code: 'on-the-register-already', message }];
    }
    const message = `The register shows ${formatCount(before.value)} ${currency} shares. With those allotted they are ${formatCount(expected)}, but ${formatCount(stated.value)} are stated: check whether another notice is due first.`;
    return [{ code: 'not-register-and-allotment', message }];
  });
}
