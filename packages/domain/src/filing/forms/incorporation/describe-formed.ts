import { describeTypedAmount } from '../../../money/exact-decimal.ts';
import { nameFrom } from '../change-of-name/check-name.ts';
import { addressAt, addressLines } from '../fields/address-fields.ts';
import { compareCapital } from '../fields/compare-capital.ts';
import { controlLines } from '../fields/control/control-fields.ts';
import { describeOfficer, OFFICES } from '../fields/officer-fields.ts';
import { describePsc } from '../fields/control/psc-fields.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { FormCase, FormComparison } from '../kernel/form-rules.ts';
import {
  hasShares,
  KIND_OPTIONS,
  KIND_PATH,
  membersOf,
  NAME_PATH,
  OFFICE_PATH,
  PLACE_OPTIONS,
  PLACE_PATH,
} from './formed-company.ts';
import { officersAt, pscsAt } from './people/officers.ts';
import { guaranteeOf } from './shares-step.ts';
import { capitalOf, type Holding, holdingsOf, subscribersOf } from './subscribed-shares.ts';

/** Nothing is on the register yet. */
export function describeFormed(asked: FormCase): readonly FormComparison[] {
  const { answers } = asked;
  const labelOf = (options: readonly { value: string; label: string }[], path: string) =>
    options.filter(({ value }) => value === answerAt(answers, path)).map(({ label }) => label);
  const fresh = (label: string, after: readonly string[]): FormComparison => ({ label, now: [], after });
  const officers = Map.groupBy(officersAt(asked), ({ role }) => role);
  return [
    fresh('Name', [nameFrom(answerAt(answers, NAME_PATH))]),
    fresh('Type', labelOf(KIND_OPTIONS, KIND_PATH)),
    fresh('Part of the United Kingdom', labelOf(PLACE_OPTIONS, PLACE_PATH)),
    fresh('Registered office', addressLines(addressAt(answers, OFFICE_PATH))),
    ...[...officers].map(([role, all]) => fresh(OFFICES[role].all, all.map(describeOfficer))),
    ...membersComparison(asked).map(({ label, after }) => fresh(label, after)),
    ...(hasShares(asked) ? compareCapital(undefined, capitalOf(asked)) : []),
    ...pscsAt(asked).map(({ psc, control }) =>
      fresh(`Control of ${describePsc(psc)}`, controlLines(control)),
    ),
  ];
}

function membersComparison(asked: FormCase): readonly Pick<FormComparison, 'label' | 'after'>[] {
  const members = membersOf(asked);
  if (members === 'partners') return [];
  if (members === 'subscribers')
    return [{ label: 'Subscribers', after: holdingsOf(asked).map(describeHolding) }];
  const guarantors = subscribersOf(asked).map((each) => `${each.label}: ${guaranteeOf(asked, each)}`);
  return [{ label: 'Guarantors', after: guarantors }];
}

/** "Anna Plum: 100 Ordinary, £1.00 paid and £0.00 unpaid on each". */
function describeHolding({ founder, shares }: Holding): string {
  const { shareClass, numberOfShares, amountPaidPerShare, amountUnpaidPerShare, currency } = shares;
  const money = (text: string) => describeTypedAmount(text, currency);
  return `${founder.label}: ${numberOfShares} ${shareClass}, ${money(amountPaidPerShare)} paid and ${money(amountUnpaidPerShare)} unpaid on each`;
}
