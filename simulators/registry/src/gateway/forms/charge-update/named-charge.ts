import type { Charge, Company } from '../../../register/company.ts';
import { findChild, textAt, type XmlElement } from '../../../xml/xml-element.ts';

/** A charge by its code; one from before April 2013 by the key of a charge search, or by its particulars. */
export interface NamedCharge {
  code?: string;
  key?: string;
  createdOn?: string;
  instrument?: string;
  particulars?: string;
}

const elements = {
  code: 'ChargeCode',
  key: 'ExistingChargeKey',
  createdOn: 'CreationDate',
  instrument: 'InstrumentDescription',
  particulars: 'ShortParticulars',
};

export function readNamedCharge(form: XmlElement): NamedCharge {
  const given = Object.entries(elements).filter(([, name]) => findChild(form, name) !== undefined);
  return Object.fromEntries(given.map(([member, name]) => [member, textAt(form, name)]));
}

/** A code has to be exactly as registered. Particulars that two charges share name neither. */
export function findCharge({ charges }: Company, named: NamedCharge): Charge | undefined {
  if (named.code !== undefined) return charges.find(({ code }) => code === named.code);
  const old = charges.filter(({ code }) => code === undefined);
  if (named.key) return old.find(({ id }) => id === named.key);
  const found = old.filter((charge) => isDescribed(charge, named));
  return found.length === 1 ? found[0] : undefined;
}

/** The same words as a charge search gives. */
function isDescribed(
  charge: Charge,
  { createdOn = '', instrument = '', particulars = '' }: NamedCharge,
): boolean {
  const { classification } = charge;
  const description = charge.particulars?.description ?? classification.description;
  return (
    createdOn.slice(0, 10) === (charge.createdOn ?? charge.deliveredOn) &&
    instrument.toUpperCase() === classification.description.toUpperCase() &&
    particulars.toUpperCase() === description.toUpperCase()
  );
}
