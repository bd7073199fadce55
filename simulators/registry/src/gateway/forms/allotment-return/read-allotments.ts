import {
  findChild,
  getText,
  getTexts,
  listChildren,
  textAt,
  type XmlElement,
} from '../../../xml/xml-element.ts';
import { type DeliveredCapital, readCapital } from '../parts/capital.ts';

const ofAllotment = {
  className: 'ShareClass',
  number: 'NumShares',
  unpaidPerShare: 'AmountUnpaidPerShare',
  currency: 'ShareCurrency',
} as const;

export interface AllotmentReturn {
  from: string;
  to?: string;
  /** After the allotment. */
  capital: DeliveredCapital[];
  /** What the checks compare with the capital. Decimals are as written. */
  allotments: Record<keyof typeof ofAllotment, string>[];
}

export function readReturn(form: XmlElement): AllotmentReturn {
  const to = textAt(form, 'EndPeriodSharesAllotted')?.slice(0, 10);
  return {
    from: getText(form, 'StartPeriodSharesAllotted').slice(0, 10),
    ...(to !== undefined && { to }),
    capital: readCapital(findChild(form, 'StatementOfCapital')),
    allotments: listChildren(form, 'Allotment').map((allotment) => getTexts(allotment, ofAllotment)),
  };
}
