import type { FormedGuarantor, FormedParty, FormedSubscriber } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlChild, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { allottedElements } from '../capital/allotted-shares.ts';
import type { FieldChecker } from '../field-checker.ts';

/** The words of the memorandum (SI 2008/3014, schedules 1 and 2; section 8). */
const MEMORANDUM =
  'Each subscriber to this memorandum of association wishes to form a company under the Companies Act 2006 and agrees to become a member of the company';

/** Who takes shares with the incorporation. */
export function subscriberElement(
  check: FieldChecker,
  field: string,
  { shares, ...founder }: FormedSubscriber,
): XmlNode {
  check.require(shares.length > 0, `${field}.shares`, 'must take at least one share');
  return element('Subscribers', [
    ...founderElements(check, field, { ...founder, agrees: 'SUBSCRIBER' }),
    ...shares.map((each, index) =>
      element('Shares', allottedElements(check, `${field}.shares[${index}]`, each)),
    ),
    textElement('MemorandumStatement', `${MEMORANDUM} and to take at least one share.`),
  ]);
}

/** Who becomes a member by guarantee. */
export function guarantorElement(
  check: FieldChecker,
  field: string,
  { amountGuaranteed, ...founder }: FormedGuarantor,
): XmlNode {
  return element('Guarantors', [
    ...founderElements(check, field, { ...founder, agrees: 'GUARANTOR' }),
    textElement('AmountGuaranteed', check.text(`${field}.amountGuaranteed`, amountGuaranteed, 100)),
    textElement('MemorandumStatement', `${MEMORANDUM}.`),
  ]);
}

interface Founder extends Pick<FormedSubscriber, 'party' | 'address' | 'agreesNameAuthenticates'> {
  readonly agrees: 'SUBSCRIBER' | 'GUARANTOR';
}

function founderElements(
  check: FieldChecker,
  field: string,
  { party, address, agrees, agreesNameAuthenticates }: Founder,
): readonly XmlChild[] {
  check.require(agreesNameAuthenticates, `${field}.agreesNameAuthenticates`, 'must be confirmed');
  return [
    partyElement(check, `${field}.party`, party),
    addressElement(check, `${field}.address`, address),
    element('Authentication', [
      textElement('MemorandumPersonalAuthentication', `${agrees}_AGREES_NAME_USED_TO_AUTHENTICATE`),
    ]),
  ];
}

/** A person by forename and surname, or a body with who acts for it. */
export function partyElement(check: FieldChecker, field: string, party: FormedParty): XmlNode {
  const name = [
    textElement('Forename', check.text(`${field}.forename`, party.forename, 50)),
    textElement('Surname', check.text(`${field}.surname`, party.surname, 160)),
  ];
  if (party.kind === 'person') return element('Person', name);
  const corporateName = check.text(`${field}.corporateName`, party.corporateName, 160);
  return element('Corporate', [...name, textElement('CorporateName', corporateName)]);
}
