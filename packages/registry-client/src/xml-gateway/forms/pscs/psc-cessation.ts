import type { PscCessationContent } from '@statbook/domain/filing/forms';
import { textElement } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { registeredPscElement } from './psc-elements.ts';

/** `PSCCessation` v1-2: a person with significant control is one no longer (PSC07). */
export const buildPscCessation: FormBuilder<PscCessationContent> = ({ ceasedOn, psc }) => {
  const check = new FieldChecker();
  const children = [
    registeredPscElement(check, psc),
    textElement('CessationDate', check.date('ceasedOn', ceasedOn)),
  ];
  return finishForm(check, 'PSC07', { children });
};
