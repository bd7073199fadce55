import { findChild, getText, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { defineForm } from '../form-class.ts';
import { type DeliveredCapital, readCapital, toCapital } from '../parts/capital.ts';
import { commonChecks } from '../parts/rejections.ts';
import { findAllotmentFault } from './check-allotment.ts';

/** Decimals are as written. */
export interface Allotment {
  className: string;
  number: string;
  paidPerShare: string;
  unpaidPerShare: string;
  currency: string;
  nominal: string;
  /** Of shares that were not paid for in cash. */
  consideration?: string;
}

export interface AllotmentReturn {
  from: string;
  to?: string;
  /** After the allotment. */
  capital: DeliveredCapital[];
  allotments: Allotment[];
}

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

function readReturn(form: XmlElement): AllotmentReturn {
  const to = textAt(form, 'EndPeriodSharesAllotted')?.slice(0, 10);
  return {
    from: getText(form, 'StartPeriodSharesAllotted').slice(0, 10),
    ...(to !== undefined && { to }),
    capital: readCapital(findChild(form, 'StatementOfCapital')),
    allotments: listChildren(form, 'Allotment').map(readAllotment),
  };
}

function readAllotment(allotment: XmlElement): Allotment {
  const consideration = textAt(allotment, 'Consideration');
  return {
    className: getText(allotment, 'ShareClass'),
    number: getText(allotment, 'NumShares'),
    paidPerShare: getText(allotment, 'AmountPaidDuePerShare'),
    unpaidPerShare: getText(allotment, 'AmountUnpaidPerShare'),
    currency: getText(allotment, 'ShareCurrency'),
    nominal: getText(allotment, 'ShareValue'),
    ...(consideration !== undefined && { consideration }),
  };
}

/** With commas between the thousands, as the filing history writes amounts. */
function writeFigure(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
