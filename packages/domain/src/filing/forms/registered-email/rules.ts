import { EMAIL_REFUSALS, findEmailRefusal } from '../../../companies/registered-email.ts';
import { fieldError } from '../../../field-error.ts';
import type { Blocker } from '../../readiness.ts';
import { answerAt, isTicked } from '../kernel/form-fields.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { bodyOf, type FormFacts } from '../kernel/form-facts.ts';
import type { RegisteredEmailContent } from './content.ts';

/** Statuses in which the registrar takes a change of the address (public API guide, part 9.3). */
const STATUSES: ReadonlySet<string> = new Set([
  'active',
  'liquidation',
  'receivership',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'administration',
]);

/** A new registered e-mail address (Companies Act 2006 ss. 88A, 88B). It takes effect when it is registered. */
export const registeredEmail: FormRules<RegisteredEmailContent> = {
  family: 'registered-email',
  forms: ['REA'],
  whyNot: (_form, facts) => whyNotChanged(facts),
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: ({ facts }) => [
    {
      id: 'email',
      title: 'New registered email address',
      hint: 'Companies House writes to this address. It is not shown on the public register.',
      sections: [
        {
          title: 'Email address',
          fields: [
            {
              path: 'email',
              label: 'Registered email address',
              kind: 'email',
              maxLength: 256,
              autocomplete: 'email',
              missing: EMAIL_REFUSALS.empty,
            },
          ],
        },
        {
          title: 'Statement',
          fields: [
            {
              path: 'appropriate',
              label:
                'The new email address is an appropriate email address as outlined in section 88A(2) of the Companies Act 2006',
              kind: 'tick',
              hint: `Emails sent to it by Companies House come to the attention of a person acting for the ${bodyOf(facts)}.`,
              missing: 'You need to accept the registered email address statement',
            },
          ],
        },
      ],
    },
  ],
  check: ({ answers }) => {
    const refusal = findEmailRefusal(answerAt(answers, 'email'));
    return refusal === undefined ? [] : [fieldError('email', refusal, EMAIL_REFUSALS[refusal])];
  },
  blockers: findSignInBlocker,
  compose: ({ answers }) => ({
    content: {
      email: answerAt(answers, 'email'),
      acceptAppropriateEmailStatement: isTicked(answers, 'appropriate'),
    },
    secrets: {},
  }),
  compare: ({ answers }) => [
    {
      label: 'Registered email address',
      now: ['Known to Companies House only'],
      after: [answerAt(answers, 'email')],
    },
  ],
  effectiveOn: () => undefined,
  rejections: [
    {
      wording: /e-?mail|statement/i,
      meaning: 'Companies House did not take the email address, or the statement about it.',
      step: 'email',
    },
  ],
};

function whyNotChanged({ company, registeredEmail: held }: FormFacts): string | undefined {
  if (!STATUSES.has(company.status))
    return 'Companies House takes no change of the email address while the company has this status.';
  return held?.isRegistered === false
    ? 'No email address is registered yet: the first one goes with the next confirmation statement.'
    : undefined;
}

/** The registry takes this change only from a person who has shown there that they may act for the company. */
function findSignInBlocker({ facts }: FormCase): readonly Blocker[] {
  if (facts.registeredEmail?.isSignedIn) return [];
  const message =
    'Sign in at Companies House for this company, on its page “Edit company”: this change is filed in your name there.';
  return [{ code: 'registry-sign-in-missing', message, forms: [] }];
}
