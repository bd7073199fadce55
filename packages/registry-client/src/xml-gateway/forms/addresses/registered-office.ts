import type { RegisteredOfficeContent } from '@statbook/domain/filing/forms';
import { textElement } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import { DEFAULT_FORM_OPTIONS, type FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { addressElement } from './address.ts';

/** `ChangeRegisteredOfficeAddress` v2-7: the new registered office (AD01, LLAD01). */
export const buildRegisteredOffice: FormBuilder<RegisteredOfficeContent> = (content, secrets, extras) => {
  const check = new FieldChecker(secrets);
  const { ad01Statement } = { ...DEFAULT_FORM_OPTIONS, ...extras?.options };
  const address = addressElement(check, 'address', content.address, 'registered-office');
  check.require(
    content.acceptAppropriateAddressStatement,
    'acceptAppropriateAddressStatement',
    'must be accepted',
  );
  const statement = textElement('AcceptAppropriateOfficeAddressStatement', 'true');
  return finishForm(check, 'AD01', {
    children: ad01Statement === 'after-address' ? [address, statement] : [statement, address],
  });
};
