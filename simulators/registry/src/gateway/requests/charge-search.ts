import type { Charge } from '../../register/company.ts';
import type { Content } from '../../xml/write-xml.ts';
import { textAt } from '../../xml/xml-element.ts';
import { answerAboutCompany } from './answer-request.ts';

const pageSize = 50;

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
    body: {
      Charges: {
        SearchRows: String(found.length),
        ContinuationKey: next < found.length ? String(next) : undefined,
        Charges: found.slice(from, next).map(writeCharge),
      },
    },
  };
});

function writeCharge(charge: Charge): Content {
  const { code, classification, particulars, createdOn, deliveredOn } = charge;
  const description = particulars?.description ?? classification.description;
  return {
    ...(code === undefined ? { ExistingChargeKey: charge.id } : { ChargeCode: code }),
    CreationDate: createdOn ?? deliveredOn,
    AcquisitionDate: charge.acquiredOn,
    ...(code === undefined
      ? { InstrumentDescription: classification.description, ShortParticulars: description }
      : { ChargeDescription: description }),
    PersonsEntitled: charge.personsEntitled,
    AdditionalPersonsEntitled: charge.moreThanFourPersonsEntitled === true ? true : undefined,
  };
}
