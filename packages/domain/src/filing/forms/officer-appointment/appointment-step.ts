import { consentField } from '../fields/statement-fields.ts';
import { isCorporateForm, officerRoleOf } from '../fields/officer-fields.ts';
import { YES_OR_NO } from '../fields/person-fields.ts';
import type { FormField, FormStep } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** When an officer is appointed, to what, and that they have consented. */
export function appointmentStep({ form, facts }: FormCase): FormStep {
  const role = officerRoleOf(form, facts);
  const designated: FormField = {
    path: 'officer.designated',
    label: 'Is this a designated member?',
    kind: 'choice',
    options: YES_OR_NO,
    hint: 'Designated members sign and file for the partnership; there are at least two.',
    missing: 'Say whether the member is designated',
  };
  return {
    id: 'appointment',
    title: 'Appointment',
    sections: [
      {
        title: 'Appointment',
        fields: [
          {
            path: 'appointedOn',
            label: 'Date of appointment',
            kind: 'date',
            hint: 'Today or earlier: Companies House takes no appointment in advance.',
          },
          ...(role === 'member' ? [designated] : []),
        ],
      },
      {
        title: 'Statement',
        fields: [consentField('consentToAct', role, isCorporateForm(form) ? 'body' : 'person')],
      },
    ],
  };
}
