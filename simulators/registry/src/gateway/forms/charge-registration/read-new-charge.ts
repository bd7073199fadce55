import { findChild, getText, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { DeliveredDocument } from '../parts/documents.ts';

export interface NewCharge {
  createdOn: string;
  /** Of property that was bought subject to the charge. */
  acquiredOn?: string;
  personsEntitled: string[];
  hasMorePersons: boolean;
  description?: string;
  isFixed: boolean;
  floating: 'none' | 'covers-all' | 'covers-some';
  hasNegativePledge: boolean;
  isBareTrustee: boolean;
  documents: DeliveredDocument[];
}

export function readNewCharge(form: XmlElement, documents: DeliveredDocument[]): NewCharge {
  const persons = findChild(form, 'PersonsEntitled');
  const acquiredOn = textAt(form, 'PropertyAcquiredDate')?.slice(0, 10);
  const description = textAt(form, 'ChargeDescription');
  const has = (name: string, element: XmlElement | undefined = form) =>
    findChild(element, name) !== undefined;
  return {
    createdOn: getText(form, 'CreationDate').slice(0, 10),
    ...(acquiredOn !== undefined && { acquiredOn }),
    personsEntitled: listChildren(persons, 'ChargeeName').map(({ text }) => text.trim()),
    hasMorePersons: has('AdditionalChargees', persons),
    ...(description !== undefined && { description }),
    isFixed: has('FixedChargeOrFixedSecurity'),
    floating: floating[textAt(form, 'FloatingCharge') ?? 'N/A'] ?? 'none',
    hasNegativePledge: has('NegativePledge'),
    isBareTrustee: has('BareTrustee'),
    documents,
  };
}

const floating: Record<string, NewCharge['floating']> = {
  COVERSALL: 'covers-all',
  DOESNOTCOVERALL: 'covers-some',
};
