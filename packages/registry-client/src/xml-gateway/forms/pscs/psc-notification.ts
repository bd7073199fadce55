import type { FiledPscBody, NotifiedIndividual, PscNotificationContent } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { residentialAddressElement, serviceAddressElement } from '../officers/officer-addresses.ts';
import { birthElement, nationalityElement, verificationDetails } from '../officers/officer-details.ts';
import { writePersonName } from '../officers/person-name.ts';
import { bodyNameElement, controlElement, PSC_ELEMENTS, pscRegistrationElement } from './psc-elements.ts';

const FORMS = { individual: 'PSC01', 'corporate-entity': 'PSC02', 'legal-person': 'PSC03' } as const;

/** `PSCNotification` v1-2: somebody has become a person with significant control (PSC01–PSC03). */
export const buildPscNotification: FormBuilder<PscNotificationContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { becameOn, psc, control } = content;
  const children = [
    psc.kind === 'individual' ? individualElement(check, psc) : bodyElement(check, psc),
    controlElement(check, 'control', control),
    textElement('NotificationDate', check.date('becameOn', becameOn)),
  ];
  return finishForm(check, FORMS[psc.kind], { children });
};

function individualElement(check: FieldChecker, psc: NotifiedIndividual): XmlNode {
  const { identityVerified, nameMismatchReason: reason } = psc;
  if (identityVerified !== undefined) {
    check.require(identityVerified, 'psc.identityVerified', 'must be confirmed');
  }
  return element(PSC_ELEMENTS.individual, [
    ...writePersonName(check, 'psc.name', psc.name),
    serviceAddressElement(check, 'psc.serviceAddress', { address: psc.serviceAddress }),
    birthElement(check),
    nationalityElement(check, 'psc.nationalities', psc.nationalities),
    textElement('CountryOfResidence', check.text('psc.countryOfResidence', psc.countryOfResidence, 50)),
    residentialAddressElement(check, psc.residence),
    identityVerified !== undefined &&
      verificationDetails(check, 'personalCode', { personalCode: check.secret('personalCode'), reason }),
  ]);
}

function bodyElement(check: FieldChecker, psc: FiledPscBody): XmlNode {
  return element(PSC_ELEMENTS[psc.kind], [
    bodyNameElement(check, 'psc.corporateName', psc),
    addressElement(check, 'psc.address', psc.address, 'service'),
    pscRegistrationElement(check, 'psc.registration', psc),
  ]);
}
