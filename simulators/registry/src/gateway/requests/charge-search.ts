import type { Charge } from '../../world/types.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';
import { textAt } from '../xml/xml-element.ts';
import { answerAboutCompany } from './answer-request.ts';

const pageSize = 50;

/** The charges of a company, oldest first, in pages (section 5). */
export const answerChargeSearch = answerAboutCompany('ChargeSearch', (_gateway, { company, body }) => {
  const start = textAt(body, 'StartDate') ?? '0000-01-01';
  const end = textAt(body, 'EndDate') ?? '9999-12-31';
  const from = Number(textAt(body, 'ContinuationKey') ?? '0');
  const found = company.charges
    .filter(
      ({ createdOn, deliveredOn }) =>
        start <= (createdOn ?? deliveredOn) && (createdOn ?? deliveredOn) <= end,
    )
    .toSorted((one, other) => one.number - other.number);
  const next = from + pageSize;
  return {
    ok: true,
    body: element('Charges', [
      textElement('SearchRows', String(found.length)),
      next < found.length ? textElement('ContinuationKey', String(next)) : undefined,
      ...found.slice(from, next).map(writeCharge),
    ]),
  };
});

function writeCharge(charge: Charge): Markup {
  const description = charge.particulars?.description ?? charge.classification.description;
  return element('Charges', [
    charge.code === undefined
      ? textElement('ExistingChargeKey', charge.id)
      : textElement('ChargeCode', charge.code),
    textElement('CreationDate', charge.createdOn ?? charge.deliveredOn),
    optionalText('AcquisitionDate', charge.acquiredOn),
    ...(charge.code === undefined
      ? [
          textElement('InstrumentDescription', charge.classification.description),
          textElement('ShortParticulars', description),
        ]
      : [textElement('ChargeDescription', description)]),
    ...charge.personsEntitled.map((name) => textElement('PersonsEntitled', name)),
    charge.moreThanFourPersonsEntitled === true
      ? textElement('AdditionalPersonsEntitled', 'true')
      : undefined,
  ]);
}
