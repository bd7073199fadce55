import type {
  ChangedOfficer,
  FiledDesignation,
  OfficerChangeContent,
  OfficerChangeDetails,
} from '@statbook/domain/filing/forms';
import {
  element,
  flagElement,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { residentialAddressElement, serviceAddressElement } from './officer-addresses.ts';
import {
  birthElement,
  corporateNameElement,
  nationalityElement,
  registrationElement,
} from './officer-details.ts';
import { OFFICER_ELEMENTS, OFFICER_FORMS } from './officer-forms.ts';
import { writeIdentification } from './person-name.ts';

const FIELD = 'officer.change';

/** `OfficerChangeDetails` v2-10: an officer as registered, and what changes (CH01–CH04, LLCH01–02). */
export const buildOfficerChange: FormBuilder<OfficerChangeContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { changedOn, officer } = content;
  const children = [
    textElement('DateOfChange', check.date('changedOn', changedOn)),
    element(OFFICER_ELEMENTS[officer.role], [officerElement(check, officer)]),
  ];
  return finishForm(check, OFFICER_FORMS.change[officer.role][officer.kind], { children });
};

function officerElement(check: FieldChecker, officer: ChangedOfficer): XmlNode {
  const { role, change } = officer;
  const designation = designationElements(check, change.designation);
  if (officer.kind === 'corporate') {
    return element('Corporate', [
      corporateNameElement(check, 'officer.corporateName', officer.corporateName),
      changeElement(check, [corporateChanges(check, change), designation]),
    ]);
  }
  const isResident = role !== 'secretary';
  if (isResident) checkResidence(check, change);
  return element('Person', [
    writeIdentification(check, 'officer.name', officer.name),
    isResident && birthElement(check),
    changeElement(check, [personChanges(check, change), designation]),
  ]);
}

/** The registrar refuses a notice that changes nothing. */
function changeElement(check: FieldChecker, changes: readonly XmlChild[]): XmlNode {
  const change = element('Change', changes);
  check.require(change.content.length > 0, FIELD, 'must change something');
  return change;
}

function personChanges(check: FieldChecker, change: OfficerChangeDetails): readonly XmlChild[] {
  const { name, serviceAddress, residentialAddressUnchanged, residence, nationalities } = change;
  const country = check.optionalText(`${FIELD}.countryOfResidence`, change.countryOfResidence, 50);
  return [
    name && element('Name', writeIdentification(check, `${FIELD}.name`, name)),
    serviceAddress &&
      serviceAddressElement(check, `${FIELD}.serviceAddress`, {
        address: serviceAddress,
        after: flagElement('ResidentialAddressUnchangedInd', residentialAddressUnchanged),
      }),
    residence && residentialAddressElement(check, residence),
    nationalities && nationalityElement(check, `${FIELD}.nationalities`, nationalities),
    optionalElement('CountryOfResidence', country),
  ];
}

/** Whether the residence is unchanged is asked when the service address changes, and never assumed. */
function checkResidence(check: FieldChecker, change: OfficerChangeDetails): void {
  const { serviceAddress, residence, residentialAddressUnchanged: unchanged } = change;
  const field = `${FIELD}.residentialAddressUnchanged`;
  check.require(!residence || !unchanged, field, 'cannot be said together with a new residence');
  check.require(!!serviceAddress || !unchanged, field, 'is only said with a new service address');
  check.require(
    !serviceAddress || !!residence || unchanged === true,
    field,
    'must be confirmed, or the new one given',
  );
}

function corporateChanges(check: FieldChecker, change: OfficerChangeDetails): readonly XmlChild[] {
  const { corporateName, address, registration } = change;
  return [
    corporateName !== undefined && corporateNameElement(check, `${FIELD}.corporateName`, corporateName),
    address && addressElement(check, `${FIELD}.address`, address, 'service'),
    registration && registrationElement(check, `${FIELD}.registration`, registration),
  ];
}

function designationElements(check: FieldChecker, designation: FiledDesignation | undefined): XmlChild {
  if (!designation) return undefined;
  check.require(designation.consentToAct, `${FIELD}.designation.consentToAct`, 'must be confirmed');
  return [textElement('DesignatedInd', String(designation.designated)), textElement('ConsentToAct', 'true')];
}
