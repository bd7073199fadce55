import { type ChargeRegistrationContent, PERSONAL_ATTRIBUTES } from '@statbook/domain/filing/forms';
import {
  element,
  flagElement,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { type AttachedDocument, checkDocuments } from '../attached-document.ts';
import { FieldChecker } from '../field-checker.ts';
import { DEFAULT_FORM_OPTIONS, type FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';

const MAX_PERSONS = 4;
const ATTRIBUTES_ASKED = 3;
const ATTRIBUTE_LENGTH = 3;
const FLOATING_CHARGES: ReadonlySet<string> = new Set(['N/A', 'COVERSALL', 'DOESNOTCOVERALL']);

/** `ChargeRegistration` v2-9: a charge created (MR01), or on property acquired (MR02), with its instrument. */
export const buildChargeRegistration: FormBuilder<ChargeRegistrationContent> = (content, secrets, extras) => {
  const check = new FieldChecker(secrets);
  const { createdOn, propertyAcquiredOn } = content;
  const { mr01Authentication } = { ...DEFAULT_FORM_OPTIONS, ...extras?.options };
  const { documents = [] } = extras ?? {};
  const isAcquired = propertyAcquiredOn !== undefined;
  const children = [
    textElement('CreationDate', check.date('createdOn', createdOn)),
    isAcquired &&
      textElement(
        'PropertyAcquiredDate',
        check.date('propertyAcquiredOn', propertyAcquiredOn, { notBefore: createdOn }),
      ),
    personsEntitledElement(check, content),
    ...termElements(check, content),
    ...certificateElements(check, content),
    mr01Authentication && authenticationElements(check, content.authentication),
  ];
  checkInstrument(check, documents);
  return finishForm(check, isAcquired ? 'MR02' : 'MR01', { children, documents });
};

function personsEntitledElement(check: FieldChecker, content: ChargeRegistrationContent): XmlNode {
  const { personsEntitled, morePersonsEntitled } = content;
  const { length } = personsEntitled;
  check.require(length >= 1 && length <= MAX_PERSONS, 'personsEntitled', 'must be between 1 and 4');
  check.require(
    !morePersonsEntitled || length === MAX_PERSONS,
    'morePersonsEntitled',
    'is only said after four persons are named',
  );
  return element('PersonsEntitled', [
    personsEntitled.map((name, index) =>
      textElement('ChargeeName', check.text(`personsEntitled[${index}]`, name, 256)),
    ),
    flagElement('AdditionalChargees', morePersonsEntitled),
  ]);
}

function termElements(check: FieldChecker, content: ChargeRegistrationContent): readonly XmlChild[] {
  const { floatingCharge } = content;
  const isKnown = floatingCharge === undefined || FLOATING_CHARGES.has(floatingCharge);
  check.require(isKnown, 'floatingCharge', 'must be one of the three answers');
  return [
    optionalElement('ChargeDescription', check.optionalText('description', content.description, 3500)),
    flagElement('FixedChargeOrFixedSecurity', content.fixedCharge),
    optionalElement('FloatingCharge', floatingCharge),
    flagElement('NegativePledge', content.negativePledge),
    flagElement('BareTrustee', content.bareTrustee),
  ];
}

function certificateElements(check: FieldChecker, content: ChargeRegistrationContent): readonly XmlChild[] {
  const statement = check.text('certificationStatement', content.certificationStatement, 500);
  return [
    textElement('DeedCertificationStatement', statement),
    textElement('DeedCertifiedBy', check.text('certifiedBy', content.certifiedBy, 256)),
  ];
}

function authenticationElements(
  check: FieldChecker,
  attributes: ChargeRegistrationContent['authentication'] = [],
): XmlNode[] {
  const isComplete = attributes.length === ATTRIBUTES_ASKED && new Set(attributes).size === ATTRIBUTES_ASKED;
  check.require(isComplete, 'authentication', 'must be three different attributes');
  return attributes.map((attribute, index) => {
    const isKnown = PERSONAL_ATTRIBUTES.includes(attribute);
    check.require(isKnown, `authentication[${index}]`, 'must be one of the six attributes');
    const field = `authentication.${attribute}`;
    const data = check.text(field, check.secret(field), ATTRIBUTE_LENGTH);
    check.require(data.length >= ATTRIBUTE_LENGTH, field, 'must be three characters');
    return element('Authentication', [
      textElement('PersonalAttribute', attribute),
      textElement('PersonalData', data),
    ]);
  });
}

function checkInstrument(check: FieldChecker, documents: readonly AttachedDocument[]): void {
  const deeds = documents.filter(({ category }) => category === 'DEED');
  check.require(deeds.length === 1, 'documents', 'must hold the instrument, once');
  checkDocuments(check, documents, ['DEED', 'DEEDSUPP']);
}
