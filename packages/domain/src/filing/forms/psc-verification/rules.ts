import { formatCivilDate } from '../../../dates/date-text.ts';
import { isVerified } from '../../../identity/verification.ts';
import type { Blocker, Warning } from '../../readiness.ts';
import { registeredNameOf } from '../fields/officer-fields.ts';
import {
  chosenPsc,
  getPsc,
  PSC_NOT_FOUND,
  PSC_PATH,
  pscAnswer,
  pscChoice,
  warnOfTwoPscs,
  whyNoPsc,
} from '../fields/control/psc-fields.ts';
import { keptNameReason } from '../fields/known-person.ts';
import {
  checkPersonalCode,
  identityFields,
  mismatchReasonAt,
  personalCodeSecret,
} from '../fields/statement-fields.ts';
import { isTicked } from '../kernel/form-fields.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { PscVerificationContent } from './content.ts';

/** The identity of somebody with significant control is verified (VS01; Companies Act 2006 s. 790LM). */
export const pscVerification: FormRules<PscVerificationContent> = {
  family: 'psc-verification',
  forms: ['VS01'],
  subject: PSC_PATH,
  whyNot: whyNoPsc,
  begin: (form, facts, origin) => {
    const answers = { ...origin.answers, ...pscAnswer(origin) };
    return { ...answers, ...keptNameReason({ form, facts, answers }) };
  },
  steps: (asked) => [
    {
      id: 'psc',
      title: 'Whose identity is verified',
      hint: 'Only individuals, and each for every entity that they control: also where it was stated for their office.',
      sections: [{ title: 'Person with significant control', fields: [pscChoice(asked)] }],
    },
    {
      id: 'identity',
      title: 'Identity',
      sections: [{ title: 'Identity verification statement', fields: identityFields('psc', asked) }],
    },
  ],
  check: checkPersonalCode,
  blockers: blockOutsideWindow,
  warnings: (asked) => [...warnOfLate(asked), ...warnOfTwoPscs(asked)],
  compose: (asked) => {
    const { answers } = asked;
    const psc = getPsc(asked);
    const reason = mismatchReasonAt(answers, 'psc');
    return {
      content: {
        psc: {
          kind: 'individual',
          name: registeredNameOf(psc),
          ...(psc.born && { born: psc.born }),
          identityVerified: isTicked(answers, 'psc.identityVerified'),
          ...(reason && { nameMismatchReason: reason }),
        },
      },
      secrets: personalCodeSecret(asked),
    };
  },
  compare: (asked) => {
    const psc = chosenPsc(asked);
    if (psc === undefined) return [];
    return [{ label: psc.fullName, now: ['Identity not verified'], after: ['Identity verified'] }];
  },
  effectiveOn: () => undefined,
  rejections: [
    PSC_NOT_FOUND,
    {
      wording: /identity verification|personal code|verif|(?<!company )name|date of birth/i,
      meaning:
        'The personal code does not belong to this person’s verified identity, or the verified name is another and no reason is given.',
      step: 'identity',
    },
  ],
};

/** It is given once, and not before the register opens the window. */
function blockOutsideWindow(asked: FormCase): readonly Blocker[] {
  const { verification } = chosenPsc(asked) ?? {};
  const { today } = asked.facts;
  if (isVerified(verification, today)) {
    const message = 'The register shows the identity of this person as verified: nothing is to be filed.';
    return [{ code: 'verified-already', message, forms: [] }];
  }
  const opensOn = verification?.opensOn;
  if (opensOn === undefined || opensOn <= today) return [];
  const message = `The statement can be given from ${formatCivilDate(opensOn)}. File it then.`;
  return [{ code: 'not-open-yet', message, forms: [] }];
}

function warnOfLate(asked: FormCase): readonly Warning[] {
  const dueOn = chosenPsc(asked)?.verification?.statementDueOn;
  if (dueOn === undefined || dueOn >= asked.facts.today) return [];
  const message = `The last day for this statement was ${formatCivilDate(dueOn)}. File it all the same: the default goes on until it is filed.`;
  return [{ code: 'late', message }];
}
