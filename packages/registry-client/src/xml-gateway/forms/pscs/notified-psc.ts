import type { FiledPscBody, NotifiedIndividual } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlChild, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import type { FieldChecker } from '../field-checker.ts';
import type { OfficerPlace } from '../officers/appointed-officer.ts';
import { residentialAddressElement, serviceAddressElement } from '../officers/officer-addresses.ts';
import { birthElement, nationalityElement, verificationDetails } from '../officers/officer-details.ts';
import { writePersonName } from '../officers/person-name.ts';
import { bodyNameElement, PSC_ELEMENTS, pscRegistrationElement } from './psc-elements.ts';

/** Somebody whom a form notifies; after the particulars of an individual a form may say more. */
export function notifiedPscElement(
  check: FieldChecker,
  place: OfficerPlace,
  { psc, after }: { psc: NotifiedIndividual | FiledPscBody; after?: XmlChild },
): XmlNode {
  return psc.kind === 'individual'
    ? individualElement(check, place, { psc, after })
    : bodyElement(check, place.field, psc);
}

function individualElement(
  check: FieldChecker,
  { field, secretsAt }: OfficerPlace,
  { psc, after }: { psc: NotifiedIndividual; after?: XmlChild },
): XmlNode {
  const { identityVerified, nameMismatchReason: reason } = psc;
  if (identityVerified !== undefined) {
    check.require(identityVerified, `${field}.identityVerified`, 'must be confirmed');
  }
  return element(PSC_ELEMENTS.individual, [
    ...writePersonName(check, `${field}.name`, psc.name),
    serviceAddressElement(check, `${field}.serviceAddress`, { address: psc.serviceAddress }),
    birthElement(check, secretsAt),
    nationalityElement(check, `${field}.nationalities`, psc.nationalities),
    textElement('CountryOfResidence', check.text(`${field}.countryOfResidence`, psc.countryOfResidence, 50)),
    residentialAddressElement(check, psc.residence, secretsAt),
    identityVerified !== undefined &&
      verificationDetails(check, `${secretsAt}personalCode`, {
        personalCode: check.secret(`${secretsAt}personalCode`),
        reason,
      }),
    after,
  ]);
}

function bodyElement(check: FieldChecker, field: string, psc: FiledPscBody): XmlNode {
  return element(PSC_ELEMENTS[psc.kind], [
    bodyNameElement(check, `${field}.corporateName`, psc),
    addressElement(check, `${field}.address`, psc.address, 'service'),
    pscRegistrationElement(check, `${field}.registration`, psc),
  ]);
}
