import type { NewFiling } from '../../../register/company-register.ts';
import type { Company } from '../../../register/company.ts';
import { getFee } from '../fees.ts';
import { defineForm, type FormCase, type Grant } from '../form-class.ts';
import { checkDocuments } from '../parts/rejections.ts';
import { findChangeRejection } from './check-change.ts';
import { type ChangeOfName, readChangeOfName } from './read-name-change.ts';

/** NM01, NM04 and LLNM01. */
export const changeOfName = defineForm<ChangeOfName>({
  element: 'ChangeOfName',
  read: readChangeOfName,
  refuse: ({ documents }) => {
    const stray = documents.find(({ category }) => !documentCategories.includes(category));
    return stray && `Document category ${stray.category} does not belong to ChangeOfName`;
  },
  checks: [findChangeRejection, checkDocuments],
  apply: applyChange,
  describe: describeChange,
  fee: ({ isSameDay }, { receivedOn }) =>
    getFee(isSameDay ? 'change-of-name-same-day' : 'change-of-name', receivedOn),
});

/** The resolution or the articles, and consents to the name. */
const documentCategories = ['MEMARTS', 'MEM', 'ARTS', 'SUPPNAMEAUTH', 'SUPPEXISTNAME'];

/** The register shows the new name from the day of the certificate. */
function applyChange({ company, content, today }: FormCase<ChangeOfName>): Grant {
  const { name, number } = company;
  const effectiveFrom = company.previousNames
    .map(({ ceasedOn }) => ceasedOn)
    .toSorted()
    .at(-1);
  company.previousNames.unshift({
    name,
    effectiveFrom: effectiveFrom ?? company.incorporatedOn,
    ceasedOn: today,
  });
  company.name = content.proposedName.toUpperCase();
  return {
    certificate: {
      documentType: 'CERTNM',
      title: 'Certificate of incorporation on change of name',
      lines: [
        `Company number ${number}`,
        `${name} is from ${today} incorporated under the name of`,
        company.name,
      ],
    },
  };
}

const notices: Record<ChangeOfName['method'], { type: string; description: string }> = {
  RESOLUTION: { type: 'NM01', description: 'change-of-name-by-resolution' },
  ARTICLES: { type: 'NM04', description: 'change-of-name-by-provision-in-articles' },
  LLP: { type: 'LLNM01', description: 'change-of-name-notice-limited-liability-partnership' },
};

/** The certificate, with the notice that asked for it and the resolution. */
function describeChange(
  { content: { method, meetingDate }, today: date }: FormCase<ChangeOfName>,
  { name }: Company,
): NewFiling {
  const issuedOn = date.split('-').reverse().join('/');
  return {
    type: 'CERTNM',
    category: 'change-of-name',
    subcategory: 'certificate',
    date,
    actionDate: date,
    description: 'certificate-change-of-name-company',
    descriptionValues: {
      description: `Company name changed ${name.toLowerCase()}\\certificate issued on ${issuedOn}`,
    },
    associatedFilings: [{ ...notices[method], category: 'change-of-name', date }],
    ...(method === 'RESOLUTION' && {
      resolutions: [
        {
          type: 'RES15',
          category: 'change-of-name',
          subcategory: 'resolution',
          description: 'resolution-change-of-name',
          description_values: { resolution_date: meetingDate },
        },
      ],
    }),
    pages: 1,
  };
}
