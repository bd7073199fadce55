import { plusDays } from '../../../register/days.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { getFee } from '../fees.ts';
import { defineForm, type FormCase, type Grant } from '../form-class.ts';
import { nameWithBodyAtEnd } from '../parts/form-names.ts';
import { checkDocuments, commonChecks, defineRejections } from '../parts/rejections.ts';
import { type NewCharge, readNewCharge } from './read-new-charge.ts';
import { toCharge } from './to-charge.ts';

const reject = defineRejections({
  futureDate: ['20601', 'The date of creation must be today or in the past'],
  beforeIncorporation: ['20602', "The date of creation must be on or after the company's incorporation date"],
  outOfTime: [
    '20603',
    'The charge was delivered more than 21 days after its creation: a court order is needed',
  ],
  wrongAcquisition: [
    '20604',
    'The date of acquisition must be today or in the past, and not before the charge was created',
  ],
});

/** MR01, MR02 and those of LLPs (section 7.8). */
export const chargeRegistration = defineForm<NewCharge>({
  element: 'ChargeRegistration',
  read: readNewCharge,
  refuse: findDocumentFault,
  checks: [...commonChecks, checkDates, checkDocuments],
  apply: registerCharge,
  describe: ({ company, content: { createdOn, acquiredOn }, today: date }) => {
    const number = { charge_number: company.charges.at(-1)?.code };
    const item = { category: 'mortgage', date, pages: 20 };
    return nameWithBodyAtEnd(
      company,
      acquiredOn === undefined
        ? {
            ...item,
            type: 'MR01',
            subcategory: 'create',
            actionDate: createdOn,
            description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
            descriptionValues: { ...number, charge_creation_date: createdOn },
          }
        : {
            ...item,
            type: 'MR02',
            subcategory: 'acquire',
            actionDate: acquiredOn,
            description: 'mortgage-acquire-with-deed-with-charge-number-charge-acquisition-date',
            descriptionValues: { ...number, property_acquired_date: acquiredOn },
          },
    );
  },
  fee: (_content, { receivedOn }) => getFee('charge', receivedOn),
});

/** Exactly one instrument; supplements may come with it. */
function findDocumentFault({ documents }: NewCharge): string | undefined {
  const deeds = documents.filter(({ category }) => category === 'DEED');
  if (deeds.length !== 1) return 'ChargeRegistration must have one Document of category DEED';
  const stray = documents.find(({ category }) => !['DEED', 'DEEDSUPP'].includes(category));
  if (stray !== undefined) return `Document category ${stray.category} does not belong to ChargeRegistration`;
  return documents.every(({ contentType }) => contentType === 'application/pdf')
    ? undefined
    : 'The ContentType of an instrument must be application/pdf';
}

/** 21 days beginning with the day after creation; none for property acquired (Companies Act 2006, sections 859A, 859C). */
function checkDates({ company, content, today }: FormCase<NewCharge>): Rejection | undefined {
  const { createdOn, acquiredOn } = content;
  if (createdOn > today) return reject('futureDate');
  if (acquiredOn === undefined) {
    if (createdOn < company.incorporatedOn) return reject('beforeIncorporation');
    return today > plusDays(createdOn, 21) ? reject('outOfTime') : undefined;
  }
  return acquiredOn > today || acquiredOn < createdOn ? reject('wrongAcquisition') : undefined;
}

function registerCharge({ register, company, content, today }: FormCase<NewCharge>): Grant {
  const charge = toCharge(content, company, { deliveredOn: today, filingId: register.nextFilingId(company) });
  company.charges.push(charge);
  return {
    chargeCode: charge.code,
    certificate: {
      documentType: content.acquiredOn === undefined ? 'MR01' : 'MR02',
      title: 'Certificate of the registration of a charge',
      lines: [
        `Company name ${company.name}`,
        `Company number ${company.number}`,
        `Charge code ${charge.code}`,
        `Date of creation ${content.createdOn}, delivered and registered on ${today}`,
      ],
    },
  };
}
