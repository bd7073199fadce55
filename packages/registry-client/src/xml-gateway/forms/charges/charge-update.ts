import type { ChargeReference, ChargeUpdate, ChargeUpdateContent } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';

/** Charges created from 6 April 2013 on have a code (Companies Act 2006 s. 859I). */
const LAST_DAY_WITHOUT_CODE = '2013-04-05';
const EXTENTS: ReadonlySet<string> = new Set(['FULL', 'PART']);
const RELEASES: ReadonlySet<string> = new Set(['CEASE', 'RELEASE', 'CEASEANDRELEASE']);

/** `ChargeUpdate` v2-8: a charge satisfied (MR04), or property released from it (MR05). */
export const buildChargeUpdate: FormBuilder<ChargeUpdateContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { charge, update } = content;
  const children = [
    ...chargeElements(check, charge),
    ...updateElements(check, update),
    personElement(check, content.personDelivering),
  ];
  return finishForm(check, update.kind === 'satisfied' ? 'MR04' : 'MR05', { children });
};

function chargeElements(check: FieldChecker, charge: ChargeReference): readonly (XmlNode | undefined)[] {
  if (charge.kind === 'code') {
    const code = check.pattern('charge.code', charge.code, {
      form: /^(?=.{12,16}$)[0-9A-Z]{2}[0-9]*$/,
      message: 'must be the 12 to 16 capitals and digits of the charge’s code',
    });
    return [textElement('ChargeCode', code)];
  }
  const { existingChargeKey, createdOn, instrumentDescription, shortParticulars } = charge;
  // The schema sets these two texts no length.
  const text = (name: 'instrumentDescription' | 'shortParticulars', value: string) =>
    check.text(`charge.${name}`, value, Infinity);
  return [
    optionalElement(
      'ExistingChargeKey',
      check.optionalText('charge.existingChargeKey', existingChargeKey, Infinity),
    ),
    textElement(
      'CreationDate',
      check.date('charge.createdOn', createdOn, { notAfter: LAST_DAY_WITHOUT_CODE }),
    ),
    textElement('InstrumentDescription', text('instrumentDescription', instrumentDescription)),
    textElement('ShortParticulars', text('shortParticulars', shortParticulars)),
  ];
}

function updateElements(check: FieldChecker, update: ChargeUpdate): readonly XmlNode[] {
  if (update.kind === 'satisfied') {
    check.require(EXTENTS.has(update.extent), 'update.extent', 'must be full or part');
    return [textElement('Satisfaction', update.extent)];
  }
  check.require(RELEASES.has(update.release), 'update.release', 'must be one of the three answers');
  if (update.kind === 'all-released') return [textElement('AllCeaseRelease', update.release)];
  return [
    textElement('PartCeaseRelease', update.release),
    textElement('AssetsDescription', check.freeText('update.assets', update.assets, Infinity)),
  ];
}

function personElement(check: FieldChecker, person: ChargeUpdateContent['personDelivering']): XmlNode {
  const field = 'personDelivering';
  return element('PersonDelivering', [
    textElement('Name', check.text(`${field}.name`, person.name, 160)),
    addressElement(check, `${field}.address`, person.address, 'service'),
    textElement('InterestInCharge', check.text(`${field}.interest`, person.interest, 100)),
  ]);
}
