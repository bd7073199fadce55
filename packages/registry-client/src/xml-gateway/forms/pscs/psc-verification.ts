import type { PscVerificationContent } from '@statbook/domain/filing/forms';
import { element } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { verificationDetails } from '../officers/officer-details.ts';
import { registeredPscElement } from './psc-elements.ts';

/** `PSCVerificationStatement` v1-0: the identity of an individual is verified (VS01). */
export const buildPscVerification: FormBuilder<PscVerificationContent> = ({ psc }, secrets) => {
  const check = new FieldChecker(secrets);
  const { identityVerified, nameMismatchReason: reason } = psc;
  check.require(identityVerified, 'psc.identityVerified', 'must be confirmed');
  const details = verificationDetails(check, 'personalCode', {
    personalCode: check.secret('personalCode'),
    reason,
  });
  const children = [registeredPscElement(check, psc, element('Change', [details]))];
  return finishForm(check, 'VS01', { children });
};
