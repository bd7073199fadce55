import { createHash } from 'node:crypto';
import type { Secret } from '@statbook/domain/secret';
import { splitCompanyNumber } from '../company/company-number.ts';
import { newTransactionId, writeEnvelope } from '../message/envelope.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import { element, optionalElement, textElement, type XmlNode } from '../message/xml-writer.ts';
import { documentElements } from './attached-document.ts';
import { FieldChecker, type FieldAdjustment, type FieldProblem } from './field-checker.ts';
import type { BuiltForm, GatewayForm } from './gateway-form.ts';
import { GATEWAY_FORMS } from './gateway-forms.ts';

/** Namespace of `FormSubmission` (v2-11). */
const SUBMISSION_NAMESPACE = 'http://xmlgw.companieshouse.gov.uk/Header';

/** What stands around a form. */
export interface SubmissionHeader {
  /** Eight characters, such as 01234567 or SC123456. A company that is being formed has none yet. */
  readonly companyNumber?: string | undefined;
  /** As on the register, or as it is to be there; sent in capitals. */
  readonly companyName: string;
  /** A company that is being formed gets its code with its number. */
  readonly companyAuthenticationCode?: Secret | undefined;
  /** Six characters A-Z and 0-9, never used before by this presenter, stored before anything is sent. */
  readonly submissionNumber: string;
  /** `YYYY-MM-DD`. */
  readonly dateSigned: string;
  /** At most 25 characters; comes back in the status. */
  readonly customerReference?: string | undefined;
  readonly contactName?: string | undefined;
  readonly contactNumber?: string | undefined;
}

/** The exact bytes of one submission: kept sealed, sent as they are, and sent again only as they are. */
export interface SealedSubmission {
  readonly submissionNumber: string;
  readonly transactionId: string;
  readonly className: string;
  /** Holds the presenter's hash, the company's code and personal codes: keep encrypted, see `redact`. */
  readonly bytes: Uint8Array;
  /** Of `bytes`, lower-case hex. */
  readonly sha256: string;
}

/** A submission with the texts that were written otherwise than given, or all that is wrong with it. */
export type SealResult =
  | {
      readonly ok: true;
      readonly submission: SealedSubmission;
      readonly adjustments: readonly FieldAdjustment[];
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** The part of a connection that goes into a submission. */
export type SubmissionSettings = Pick<
  GatewayConnection,
  'presenter' | 'gatewayTest' | 'packageReference' | 'language'
>;

/** Puts a built form under its header and into its envelope. Sends nothing. */
export function sealSubmission(
  settings: SubmissionSettings,
  header: SubmissionHeader,
  built: BuiltForm,
): SealResult {
  const check = new FieldChecker();
  checkHeader(check, header);
  if (!built.ok) return { ok: false, problems: [...check.problems, ...built.problems] };
  const { form } = built;
  const company = companyElements(check, header, form);
  const formHeader = formHeaderElement(check, { settings, header, company, form });
  if (check.problems.length > 0) return { ok: false, problems: check.problems };
  const body = element(
    'FormSubmission',
    [
      formHeader,
      textElement('DateSigned', header.dateSigned),
      element('Form', [form.root]),
      ...documentElements(form.documents),
    ],
    { xmlns: SUBMISSION_NAMESPACE },
  );
  const { submissionNumber } = header;
  return {
    ok: true,
    submission: { submissionNumber, ...seal(settings, form.className, body) },
    adjustments: [...check.adjustments, ...form.adjustments],
  };
}

function seal(
  { presenter, gatewayTest }: SubmissionSettings,
  className: string,
  body: XmlNode,
): Omit<SealedSubmission, 'submissionNumber'> {
  const transactionId = newTransactionId();
  const bytes = writeEnvelope({ className, transactionId, presenter, gatewayTest, body });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { transactionId, className, bytes, sha256 };
}

function checkHeader(check: FieldChecker, header: SubmissionHeader): void {
  check.date('dateSigned', header.dateSigned);
  check.pattern('submissionNumber', header.submissionNumber, {
    form: /^[0-9A-Z]{6}$/,
    message: 'must be six capitals or digits',
  });
  if (header.companyName.trim().length < 3) check.refuse('companyName', 'must be at least 3 characters');
}

/** What of the header only an existing company has. */
interface KnownCompany {
  readonly number?: readonly XmlNode[];
  readonly code?: XmlNode;
}

/** By what the register knows the company, and that whoever files may; of a company that is being formed nothing is known. */
function companyElements(
  check: FieldChecker,
  { companyNumber, companyAuthenticationCode }: SubmissionHeader,
  { formIdentifier }: GatewayForm,
): KnownCompany {
  if (formIdentifier === GATEWAY_FORMS.IN01.formIdentifier) {
    const notYet = 'is not given of a company that is being formed';
    check.require(companyNumber === undefined, 'companyNumber', notYet);
    check.require(companyAuthenticationCode === undefined, 'companyAuthenticationCode', notYet);
    return {};
  }
  const number = splitCompanyNumber(companyNumber ?? '');
  check.require(number !== undefined, 'companyNumber', 'is not a number that the gateway serves');
  const code = check.pattern('companyAuthenticationCode', companyAuthenticationCode?.reveal() ?? '', {
    form: /^[0-9A-Za-z]{6,8}$/,
    message: 'must be six to eight letters or digits',
  });
  if (number === undefined) return {};
  return {
    number: [textElement('CompanyNumber', number.digits), textElement('CompanyType', number.companyType)],
    code: textElement('CompanyAuthenticationCode', code),
  };
}

interface HeaderParts {
  readonly settings: SubmissionSettings;
  readonly header: SubmissionHeader;
  readonly company: KnownCompany;
  readonly form: GatewayForm;
}

function formHeaderElement(check: FieldChecker, { settings, header, company, form }: HeaderParts): XmlNode {
  const companyName = check.text('companyName', header.companyName.toUpperCase(), 160);
  const contactName = check.optionalText('contactName', header.contactName, 160);
  const contactNumber = check.optionalText('contactNumber', header.contactNumber, 30);
  return element('FormHeader', [
    company.number,
    textElement('CompanyName', companyName),
    company.code,
    textElement('PackageReference', settings.packageReference),
    textElement('Language', settings.language),
    textElement('FormIdentifier', form.formIdentifier),
    textElement('SubmissionNumber', header.submissionNumber),
    optionalElement('ContactName', contactName),
    optionalElement('ContactNumber', contactNumber),
    optionalElement(
      'CustomerReference',
      check.optionalText('customerReference', header.customerReference, 25),
    ),
  ]);
}
