import { anything, many, one, optional, type Shape, sequence, text } from './shape.ts';
import {
  authenticationCode,
  companyType,
  date,
  digits,
  freeText,
  oneOfValues,
  plain,
  submissionNumber,
} from './text-types.ts';

export const headerNamespace = 'http://xmlgw.companieshouse.gov.uk/Header';
export const formNamespace = 'http://xmlgw.companieshouse.gov.uk';

const formHeader = sequence(
  optional('CompanyNumber', digits),
  optional('CompanyType', companyType),
  one('CompanyName', freeText(3, 160)),
  optional('CompanyAuthenticationCode', authenticationCode),
  one('PackageReference', text({ base: 'string', pattern: /^\d{4}$/ })),
  optional('Language', oneOfValues(['EN', 'CY'])),
  one('FormIdentifier', plain),
  one('SubmissionNumber', submissionNumber),
  optional('ContactName', plain),
  optional('ContactNumber', plain),
  optional('CustomerReference', freeText(0, 25)),
);

const document = sequence(
  one('Data', text({ base: 'base64' })),
  optional('Date', date),
  optional('Filename', freeText(0, 32)),
  one('ContentType', oneOfValues(['application/vnd.hp-pcl', 'application/xml', 'application/pdf'])),
  one(
    'Category',
    oneOfValues('MEMARTS MEM ARTS ACCOUNTS SUPPNAMEAUTH SUPPEXISTNAME DEED DEEDSUPP CIC36'.split(' ')),
  ),
);

/** FormSubmission v2-11 (section 6); the form inside is checked by itself. */
export const formSubmissionShape: Shape = sequence(
  one('FormHeader', formHeader),
  one('DateSigned', date),
  one('Form', { kind: 'wildcard', namespace: formNamespace }),
  optional('AdditionalInformation', anything),
  many('Document', document, 0),
);
