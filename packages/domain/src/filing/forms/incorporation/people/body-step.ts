import type { FieldError } from '../../../../field-error.ts';
import { addressFields, checkUkPostcode } from '../../fields/address-fields.ts';
import { checkRegistration, registrationFields } from '../../fields/corporate-fields.ts';
import { pscRegistrationFields } from '../../fields/control/psc-fields.ts';
import { answerAt, type FormField, type FormSection } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import { type Founder, isOfficer, isPsc } from './people.ts';
import { addressExtras } from './person-step.ts';

/** What is asked about a corporate body or firm, as its roles call for it. */
export function bodySections({ answers }: FormCase, founder: Founder): readonly FormSection[] {
  const { path } = founder;
  const kind: FormField = {
    path: `${path}.pscKind`,
    label: 'What it is in the register of people with significant control',
    kind: 'choice',
    options: [
      {
        value: 'corporate-entity',
        label: 'A relevant legal entity',
        hint: 'A company or partnership that gives its own control to Companies House, or whose shares are traded.',
      },
      {
        value: 'legal-person',
        label: 'Another registrable person',
        hint: 'A government, or a corporation sole.',
      },
    ],
    decidesFields: true,
    missing: 'Choose the kind of legal entity in the register of people with significant control',
  };
  return [
    {
      title: 'Registered or principal office',
      fields: addressFields({ path: `${path}.address`, extras: addressExtras(founder) }),
    },
    ...(isOfficer(founder)
      ? [{ title: 'Registration', fields: registrationFields(answers, `${path}.registration`) }]
      : []),
    ...(isPsc(founder)
      ? [
          {
            title: 'Control',
            fields: [kind, ...pscRegistrationFields(`${path}.pscRegistration`, pscKindAt(answers, path))],
          },
        ]
      : []),
  ];
}

/** Which kind of body has control. */
export const pscKindAt = (answers: FormCase['answers'], path: string) =>
  answerAt(answers, `${path}.pscKind`) === 'legal-person' ? 'legal-person' : 'corporate-entity';

/** What is wrong with a body beyond the fields. */
export function checkBody({ answers, facts }: FormCase, founder: Founder): readonly FieldError[] {
  const { path } = founder;
  return [
    ...checkUkPostcode(answers, `${path}.address`),
    ...(isOfficer(founder) ? checkRegistration(answers, `${path}.registration`, facts) : []),
  ];
}
