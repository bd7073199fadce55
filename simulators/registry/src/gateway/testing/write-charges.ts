import type { Charge } from '../../register/company.ts';
import type { FormFacts } from './open-gateway.ts';
import { type Changes, writeAddress, writeElements } from './write-notices.ts';

export const readablePdf = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

export function writeDocument(category: string, content = readablePdf, type = 'application/pdf'): string {
  return writeElements({
    Document: writeElements({
      Data: Buffer.from(content).toString('base64'),
      Filename: 'instrument.pdf',
      ContentType: type,
      Category: category,
    }),
  });
}

const authentication = ['BIRTOWN', 'TEL', 'MUM'].map((attribute) =>
  writeElements({
    Authentication: writeElements({ PersonalAttribute: attribute, PersonalData: 'abc' }),
  }),
);

export function writeRegistration(changes: Changes = {}, documents = writeDocument('DEED')): FormFacts {
  const content = writeElements({
    CreationDate: '2026-11-10',
    PropertyAcquiredDate: undefined,
    PersonsEntitled: writeElements({ ChargeeName: 'FENMARSH BANK PLC' }),
    ChargeDescription: 'Slate Wharf, Penmarrow.',
    FixedChargeOrFixedSecurity: 'true',
    FloatingCharge: 'COVERSALL',
    NegativePledge: 'true',
    BareTrustee: undefined,
    DeedCertificationStatement: 'Certified as a correct copy of the original instrument',
    DeedCertifiedBy: 'Wenna Penrose, solicitor',
    ...changes,
  });
  const form = `<ChargeRegistration xmlns="http://xmlgw.companieshouse.gov.uk">${content}${authentication.join('')}</ChargeRegistration>`;
  return { messageClass: 'ChargeRegistration', form, documents };
}

export function writeUpdate(charge: Changes, event: Changes = { Satisfaction: 'FULL' }): FormFacts {
  const content = writeElements({
    ...charge,
    ...event,
    PersonDelivering: writeElements({
      Name: 'Odile Trevanion',
      Address: writeAddress(),
      InterestInCharge: 'Director of the chargor',
    }),
  });
  return {
    messageClass: 'ChargeUpdate',
    form: `<ChargeUpdate xmlns="http://xmlgw.companieshouse.gov.uk">${content}</ChargeUpdate>`,
  };
}

/** A charge of 2009, without a code, and one of 2021. */
export const charges: Charge[] = [
  {
    id: 'c'.repeat(27),
    number: 1,
    status: 'outstanding',
    classification: { type: 'charge-description', description: 'Legal charge' },
    particulars: { type: 'short-particulars', description: 'Slate Wharf.' },
    personsEntitled: ['FENMARSH BANK PLC'],
    createdOn: '2009-03-02',
    deliveredOn: '2009-03-10',
    transactions: [{ filingType: 'create-charge-pre-april-2013', deliveredOn: '2009-03-10' }],
  },
  {
    id: 'd'.repeat(27),
    number: 2,
    code: '098800010002',
    status: 'outstanding',
    classification: { type: 'charge-description', description: 'A registered charge' },
    personsEntitled: ['BEECH LENDING LIMITED'],
    createdOn: '2021-05-04',
    deliveredOn: '2021-05-10',
    transactions: [{ filingType: 'create-charge-with-deed', deliveredOn: '2021-05-10' }],
  },
];
