import { findChild, getText, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type DeliveredCapital, readCapital } from '../parts/capital.ts';

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

export function readReturn(form: XmlElement): AllotmentReturn {
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
