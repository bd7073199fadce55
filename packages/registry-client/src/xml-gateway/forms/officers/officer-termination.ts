import type { OfficerTerminationContent } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { birthElement, corporateNameElement } from './officer-details.ts';
import { OFFICER_ELEMENTS, OFFICER_FORMS } from './officer-forms.ts';
import { writeIdentification } from './person-name.ts';

/** `OfficerResignation` v2-6: an officer is one no longer (TM01, TM02, LLTM01). */
export const buildOfficerTermination: FormBuilder<OfficerTerminationContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { ceasedOn, role, officer } = content;
  const children = [
    textElement('ResignationDate', check.date('ceasedOn', ceasedOn)),
    element(OFFICER_ELEMENTS[role], [identityElement(check, content)]),
  ];
  return finishForm(check, OFFICER_FORMS.termination[role][officer.kind], { children });
};

function identityElement(check: FieldChecker, { role, officer }: OfficerTerminationContent): XmlNode {
  if (officer.kind === 'corporate') {
    return corporateNameElement(check, 'officer.corporateName', officer.corporateName);
  }
  return element('Person', [
    writeIdentification(check, 'officer.name', officer.name),
    role !== 'secretary' && birthElement(check),
  ]);
}
