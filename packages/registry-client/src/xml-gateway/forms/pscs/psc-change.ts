import type { PscChange, PscChangeContent } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlChild } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { residentialAddressElement, serviceAddressElement } from '../officers/officer-addresses.ts';
import { nationalityElement } from '../officers/officer-details.ts';
import { writeIdentification } from '../officers/person-name.ts';
import {
  bodyNameElement,
  controlElement,
  pscRegistrationElement,
  registeredPscElement,
} from './psc-elements.ts';

const FORMS = { individual: 'PSC04', 'corporate-entity': 'PSC05', 'legal-person': 'PSC06' } as const;

/** `PSCChangeDetails` v1-2: somebody as registered, and what changes (PSC04–PSC06). */
export const buildPscChange: FormBuilder<PscChangeContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { changedOn, psc, change } = content;
  const details = element('Change', [
    ...(psc.kind === 'individual' ? individualChanges(check, change) : bodyChanges(check, change, psc.kind)),
    change.control && controlElement(check, 'change.control', change.control),
  ]);
  check.require(details.content.length > 0, 'change', 'must change something');
  const children = [
    registeredPscElement(check, psc, details),
    textElement('DateOfChange', check.date('changedOn', changedOn)),
  ];
  return finishForm(check, FORMS[psc.kind], { children });
};

function individualChanges(check: FieldChecker, change: PscChange): readonly XmlChild[] {
  const { name, serviceAddress, residence, nationalities, countryOfResidence } = change;
  return [
    name && element('Name', writeIdentification(check, 'change.name', name)),
    serviceAddress && serviceAddressElement(check, 'change.serviceAddress', { address: serviceAddress }),
    // Protection of the home is not said again in this form.
    residence && residentialAddressElement(check, { kind: residence.kind }),
    nationalities && nationalityElement(check, 'change.nationalities', nationalities),
    optionalElement(
      'CountryOfResidence',
      check.optionalText('change.countryOfResidence', countryOfResidence, 50),
    ),
  ];
}

function bodyChanges(
  check: FieldChecker,
  { corporateName, address, registration }: PscChange,
  kind: 'corporate-entity' | 'legal-person',
): readonly XmlChild[] {
  return [
    corporateName !== undefined && bodyNameElement(check, 'change.corporateName', { kind, corporateName }),
    address && addressElement(check, 'change.address', address, 'service'),
    registration && pscRegistrationElement(check, 'change.registration', { kind, registration }),
  ];
}
