import { defineForm } from '../form-class.ts';
import { toCapital } from '../parts/capital.ts';
import { commonChecks } from '../parts/rejections.ts';
import { findAllotmentFault } from './check-allotment.ts';
import { type AllotmentReturn, readReturn } from './read-allotments.ts';

/** SH01; the Class of the envelope spells it otherwise than the form (section 7.5). */
export const allotmentReturn = defineForm<AllotmentReturn>({
  element: 'ReturnofAllotmentShares',
  messageClass: 'ReturnOfAllotmentShares',
  read: readReturn,
  checks: [...commonChecks, findAllotmentFault],
  apply: ({ company, content: { from, to = from, capital } }) => {
    company.statementOfCapital = toCapital(capital, company, to);
    return {};
  },
  describe: ({ content: { from, to = from, capital }, today: date }) => ({
    type: 'SH01',
    category: 'capital',
    date,
    actionDate: to,
    description: 'capital-allotment-shares',
    descriptionValues: {
      date: to,
      capital: capital.map(({ currency, totalNominal }) => ({ currency, figure: writeFigure(totalNominal) })),
    },
    pages: 3,
  }),
});

/** With commas between the thousands, as the filing history writes amounts. */
function writeFigure(amount: string): string {
  return amount.replaceAll(/(?<!\..*)\B(?=(\d{3})+(?!\d))/g, ',');
}
