import type { PscNotificationContent } from '@statbook/domain/filing/forms';
import { textElement } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { notifiedPscElement } from './notified-psc.ts';
import { controlElement } from './psc-elements.ts';

const FORMS = { individual: 'PSC01', 'corporate-entity': 'PSC02', 'legal-person': 'PSC03' } as const;

/** `PSCNotification` v1-2: somebody has become a person with significant control (PSC01–PSC03). */
export const buildPscNotification: FormBuilder<PscNotificationContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { becameOn, psc, control } = content;
  const children = [
    notifiedPscElement(check, { field: 'psc', secretsAt: '' }, { psc }),
    controlElement(check, 'control', control),
    textElement('NotificationDate', check.date('becameOn', becameOn)),
  ];
  return finishForm(check, FORMS[psc.kind], { children });
};
