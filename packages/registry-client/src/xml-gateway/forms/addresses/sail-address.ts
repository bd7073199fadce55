import type { SailAddressContent } from '@statbook/domain/filing/forms';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { addressElement } from './address.ts';

/** `SailAddress` v2-6: the single alternative inspection location (AD02). */
export const buildSailAddress: FormBuilder<SailAddressContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const address = addressElement(check, 'address', content.address, 'inspection');
  return finishForm(check, 'AD02', { children: [address] });
};
