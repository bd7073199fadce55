import { type FieldError, fieldError } from '../../../field-error.ts';
import { amount, compareDecimals, formatAmount, parseAmount } from '../../../money/exact-decimal.ts';
import { classKey } from '../../../share-capital/statement-of-capital.ts';
import type { Warning } from '../../readiness.ts';
import { checkAllotment, isPaidTooLittle } from '../allotment-return/check-allotments.ts';
import { amountFieldIn, classNameField, currencyField, shareField } from '../fields/capital-fields.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormField,
  type FormSection,
  type FormStep,
  repeatSection,
} from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { hasShares, isPartnership, kindOf } from './formed-company.ts';
import type { Founder } from './people/people.ts';
import {
  capitalOf,
  CLASSES,
  classesAt,
  countedHoldings,
  type Holding,
  holdingsList,
  holdingsOf,
  isExact,
  subscribersOf,
} from './subscribed-shares.ts';

/** The rights that ordinary shares have where the articles say nothing else (SI 2009/388). */
const ORDINARY_RIGHTS =
  'Each share has full rights in the company: one vote on each resolution, and equal rights to dividends and to the distribution of capital, also on a winding up. The shares are not redeemable.';

/** One class of ordinary shares of £1, as most companies have. */
export const ORDINARY_CLASS: Answers = {
  [`${CLASSES.path}.0.shareClass`]: 'Ordinary',
  [`${CLASSES.path}.0.currency`]: 'GBP',
  [`${CLASSES.path}.0.nominalValue`]: '1',
  [`${CLASSES.path}.0.prescribedParticulars`]: ORDINARY_RIGHTS,
};

const SHARES_STEP = 'shares';

/** What the members take or guarantee. */
export function sharesStep(asked: FormCase): FormStep {
  const subscribers = subscribersOf(asked);
  if (!hasShares(asked)) {
    return {
      id: SHARES_STEP,
      title: 'Guarantee',
      hint:
        subscribers.length === 0
          ? 'Whoever guarantees is ticked as a guarantor on the page of the people.'
          : 'What each guarantor contributes if the company is wound up while they are a member, or within a year after.',
      sections: subscribers.map((founder) => ({
        title: founder.label,
        about: founder.label,
        fields: [guaranteeField(founder)],
      })),
    };
  }
  return {
    id: SHARES_STEP,
    title: 'Shares',
    hint:
      subscribers.length === 0
        ? 'Whoever takes shares is ticked as a subscriber on the page of the people.'
        : 'The statement of capital is made from what is subscribed.',
    sections: [
      ...classSections(asked.answers),
      ...subscribers.flatMap((each) => holdingSections(asked, each)),
    ],
  };
}

const guaranteePath = ({ path }: Founder) => `${path}.amountGuaranteed`;

const guaranteeField = (founder: Founder): FormField => ({
  path: guaranteePath(founder),
  label: 'Amount guaranteed, in pounds',
  kind: 'amount',
  isOptional: true,
  hint: '£1 where nothing is entered.',
});

/** What somebody guarantees, in words with its currency. */
export function guaranteeOf({ answers }: FormCase, founder: Founder): string {
  const given = parseAmount(answerAt(answers, guaranteePath(founder)) || '1');
  return given.ok ? formatAmount(given.value, 'GBP') : '';
}

function classSections(answers: Answers): readonly FormSection[] {
  return repeatSection(answers, CLASSES, ({ path, index }) => {
    const decides = { decidesFields: true };
    return {
      title: `Class ${index + 1}`,
      fields: [
        { ...classNameField(`${path}.shareClass`), ...decides },
        { ...currencyField(`${path}.currency`), ...decides },
        amountFieldIn(`${path}.currency`)(`${path}.nominalValue`, 'Nominal value of each'),
        shareField(`${path}.prescribedParticulars`, 'Rights attached to them', {
          kind: 'long-text',
          maxLength: 4000,
          hint: 'Voting, dividends, return of capital, and whether they can be redeemed.',
        }),
      ],
    };
  });
}

function holdingSections(asked: FormCase, founder: Founder): readonly FormSection[] {
  const { answers } = asked;
  const holdings = new Map(holdingsOf(asked).map((each) => [each.path, each]));
  const options = classOptions(answers);
  const choice = (path: string): FormField => ({
    path: `${path}.shareClass`,
    label: 'Class of shares',
    kind: 'select',
    options,
    decidesFields: true,
  });
  return repeatSection(answers, holdingsList(founder), ({ path }) => {
    const currencyAt = `${holdings.get(path)?.of?.path ?? `${CLASSES.path}.0`}.currency`;
    const amountField = amountFieldIn(currencyAt);
    return {
      title: founder.label,
      about: founder.label,
      fields: [
        ...(classesAt(answers).length > 1 && options.length > 0 ? [choice(path)] : []),
        { path: `${path}.numberOfShares`, label: 'Number of shares', kind: 'number' },
        amountField(`${path}.amountPaidPerShare`, 'Amount paid or due on each', {
          isOptional: true,
          hint: 'With any premium. The nominal value where nothing is entered.',
        }),
        amountField(`${path}.amountUnpaidPerShare`, 'Amount unpaid on each', {
          isOptional: true,
          hint: 'Nothing where nothing is entered.',
        }),
      ],
    };
  });
}

function classOptions(answers: Answers): readonly FieldOption[] {
  const named = classesAt(answers).filter(({ shareClass }) => shareClass !== '');
  const byKey = new Map(named.map(({ shareClass }) => [classKey(shareClass), shareClass]));
  return [...byKey.values()].map((name) => ({ value: name, label: name }));
}

/** What is wrong with the shares beyond the fields. */
export function checkShares(asked: FormCase): readonly FieldError[] {
  if (isPartnership(asked)) return [];
  if (subscribersOf(asked).length === 0) {
    const message = hasShares(asked)
      ? 'Nobody takes shares yet: tick the subscribers on the page of the people'
      : 'Nobody guarantees yet: tick the guarantors on the page of the people';
    return [fieldError(SHARES_STEP, 'nobody', message)];
  }
  if (!hasShares(asked)) return checkGuarantees(asked);
  const holdings = holdingsOf(asked);
  const errors = [
    ...checkClasses(asked, holdings),
    ...holdings.filter(({ of }) => of !== undefined).flatMap(checkHolding),
    ...countedHoldings(asked)
      .filter((each) => !isExact(each))
      .map(({ holding }) =>
        fieldError(
          `${holding.path}.numberOfShares`,
          'not-exact',
          'Enter another number: its nominal value has more than 6 decimal places',
        ),
      ),
  ];
  // The nominal value of a class is judged with each holding of it.
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed();
}

function checkHolding({ shares, path, of }: Holding): readonly FieldError[] {
  const ofClass = of?.path ?? path;
  return checkAllotment(shares, (name) => `${name === 'nominalValue' ? ofClass : path}.${name}`);
}

function checkClasses({ answers }: FormCase, holdings: readonly Holding[]): readonly FieldError[] {
  const taken = new Set(holdings.map(({ of }) => of?.path));
  const classes = classesAt(answers);
  const keys = classes.map(({ shareClass }) => classKey(shareClass));
  return classes.flatMap(({ path }, index) => {
    const at = `${path}.shareClass`;
    if (keys.indexOf(keys[index] ?? '') !== index) {
      return [fieldError(at, 'repeated', 'Give each class another name')];
    }
    if (taken.has(path)) return [];
    return [fieldError(at, 'not-taken', 'Nobody takes shares of this class: let somebody, or remove it')];
  });
}

function checkGuarantees(asked: FormCase): readonly FieldError[] {
  return subscribersOf(asked).flatMap((founder) => {
    const path = guaranteePath(founder);
    const given = answerAt(asked.answers, path);
    if (/^0+(?:\.0*)?$/.test(given)) return [fieldError(path, 'zero', 'Enter an amount above zero')];
    const isOfPence = /^\d*(?:\.\d{1,2}0*)?$/.test(given);
    return isOfPence
      ? []
      : [fieldError(path, 'not-pence', 'Enter the amount in pounds and pence, like 1.00')];
  });
}

/** The authorised minimum, in pounds or in its prescribed equivalent in euros (s. 763). */
const AUTHORISED_MINIMUM: Readonly<Record<string, string>> = { GBP: '50000', EUR: '57100' };

/** A public company may not trade with less than the authorised minimum, in the one currency or the other (s. 761). */
export function warnOfMinimum(asked: FormCase): readonly Warning[] {
  if (kindOf(asked) !== 'PLC' || countedHoldings(asked).length === 0) return [];
  const isReached = capitalOf(asked).some(({ currency, totalAggregateNominalValue }) => {
    const least = AUTHORISED_MINIMUM[currency];
    return least !== undefined && compareDecimals(amount(totalAggregateNominalValue), amount(least)) >= 0;
  });
  if (isReached) return [];
  const message =
    'A public company may not do business before it has a trading certificate (section 761), for which shares of at least £50,000 or €57,100 in nominal value have to be allotted (section 763).';
  return [{ code: 'below-authorised-minimum', message }];
}

/** A public company may not trade before a quarter of each share and its whole premium are paid (ss. 586, 761). */
export function warnOfUnpaid(asked: FormCase): readonly Warning[] {
  if (kindOf(asked) !== 'PLC') return [];
  const isShort = countedHoldings(asked).some(({ nominal, unpaid }) => isPaidTooLittle(nominal, unpaid));
  if (!isShort) return [];
  const message =
    'A public company does not trade before a quarter of the nominal value of each share is paid, and the whole premium (section 586).';
  return [{ code: 'too-little-paid', message }];
}
