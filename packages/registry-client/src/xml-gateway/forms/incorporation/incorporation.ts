import type { FiledAddress, FormedPsc, IncorporationContent } from '@statbook/domain/filing/forms';
import {
  element,
  flagElement,
  optionalElement,
  textElement,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { type AttachedDocument, checkDocuments, type DocumentCategory } from '../attached-document.ts';
import { statementOfCapital } from '../capital/statement-of-capital.ts';
import { checkEmail, newName, sicCodesElement } from '../company/company-details.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { appointedOfficerElement } from '../officers/appointed-officer.ts';
import { notifiedPscElement } from '../pscs/notified-psc.ts';
import { controlElement } from '../pscs/psc-elements.ts';
import { authoriserElement } from './authoriser.ts';
import { guarantorElement, subscriberElement } from './founders.ts';

/** `CompanyIncorporation` v3-8: a company or a limited liability partnership is formed (IN01, LLIN01). */
export const buildIncorporation: FormBuilder<IncorporationContent> = (content, secrets, extras) => {
  const check = new FieldChecker(secrets);
  const { documents = [] } = extras ?? {};
  const isPartnership = content.kind === 'LLP' || content.kind === 'LLPDES';
  checkContent(check, content, documents);
  const children = [
    textElement('CompanyType', content.kind),
    textElement('CountryOfIncorporation', content.place),
    officeElement(check, content.registeredOffice),
    // The memorandum is what the subscribers state below, not a document.
    flagElement('DataMemorandum', !isPartnership),
    optionalElement('Articles', content.articles),
    optionalElement('RestrictedArticles', content.hasRestrictedArticles?.toString()),
    ...appointmentElements(check, content),
    pscsElement(check, content.pscs),
    statementOfCapital(check, content.statementOfCapital),
    ...(content.subscribers ?? []).map((each, index) =>
      subscriberElement(check, `subscribers[${index}]`, each),
    ),
    ...(content.guarantors ?? []).map((each, index) => guarantorElement(check, `guarantors[${index}]`, each)),
    authoriserElement(check, content.authoriser),
    textElement('SameDay', String(content.sameDay)),
    flagElement('SameName', content.hasConsentToName),
    flagElement('NameAuthorisation', content.hasApprovalOfName),
    optionalElement('RejectReference', rejectReference(check, content.rejectReference)),
    sicCodesElement(check, content.sicCodes),
    textElement(
      'RegisteredEmailAddress',
      checkEmail(check, 'registeredEmail', content.registeredEmail) ?? '',
    ),
    textElement('AcceptLawfulPurposeStatement', 'true'),
  ];
  return finishForm(check, isPartnership ? 'LLIN01' : 'IN01', { children, documents });
};

/** Which documents the answers promise, and that each statement is made. */
function checkContent(
  check: FieldChecker,
  content: IncorporationContent,
  documents: readonly AttachedDocument[],
): void {
  newName(check, 'companyName', content.companyName);
  check.require(content.isAppropriateOffice, 'isAppropriateOffice', 'must be confirmed');
  check.require(content.isForLawfulPurposes, 'isForLawfulPurposes', 'must be confirmed');
  check.require(content.registeredEmail.trim() !== '', 'registeredEmail', 'must not be empty');
  check.require(content.officers.length > 0, 'officers', 'must name at least one');
  const needed: readonly (readonly [DocumentCategory, boolean])[] = [
    ['ARTS', content.articles !== undefined && !content.articles.endsWith('MODEL')],
    ['SUPPEXISTNAME', content.hasConsentToName === true],
    ['SUPPNAMEAUTH', content.hasApprovalOfName === true],
  ];
  for (const [category, isNeeded] of needed) {
    const isThere = documents.some((each) => each.category === category);
    check.require(isThere || !isNeeded, 'documents', `must hold ${category}`);
  }
  const taken = needed.flatMap(([category, isNeeded]) => (isNeeded ? [category] : []));
  checkDocuments(check, documents, taken);
}

const officeElement = (check: FieldChecker, office: FiledAddress): XmlNode =>
  addressElement(check, 'registeredOffice', office, 'registered-office', 'RegisteredOfficeAddress');

function appointmentElements(check: FieldChecker, { officers }: IncorporationContent): readonly XmlNode[] {
  return officers.map(({ consentToAct, ...officer }, index) => {
    const field = `officers[${index}]`;
    check.require(consentToAct, `${field}.consentToAct`, 'must be confirmed');
    return element('Appointment', [
      textElement('ConsentToAct', 'true'),
      appointedOfficerElement(check, { field, secretsAt: `officers.${index}.` }, officer),
    ]);
  });
}

/** Everybody with significant control, or the statement that there is nobody, in the registrar's misspelling. */
function pscsElement(check: FieldChecker, pscs: readonly FormedPsc[]): XmlNode {
  if (pscs.length === 0) {
    const nobody = 'NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL';
    return element('PSCs', [textElement('NoPSCStatement', nobody)]);
  }
  return element(
    'PSCs',
    pscs.map((each, index) => element('PSC', [pscElement(check, index, each)])),
  );
}

function pscElement(check: FieldChecker, index: number, { psc, control, knowsOfNotice }: FormedPsc): XmlNode {
  const field = `pscs[${index}]`;
  const isIndividual = psc.kind === 'individual';
  check.require(!isIndividual || knowsOfNotice === true, `${field}.knowsOfNotice`, 'must be confirmed');
  return element('PSCNotification', [
    notifiedPscElement(
      check,
      { field, secretsAt: `pscs.${index}.` },
      { psc, after: textElement('ConsentStatement', 'true') },
    ),
    controlElement(check, `${field}.control`, control),
  ]);
}

function rejectReference(check: FieldChecker, reference: string | undefined): string | undefined {
  if (reference === undefined) return undefined;
  return check.pattern('rejectReference', reference, {
    form: /^[0-9A-Za-z]{8,9}$/,
    message: 'must be 8 or 9 letters and digits',
  });
}
