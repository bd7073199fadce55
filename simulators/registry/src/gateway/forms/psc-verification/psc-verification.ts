import type { Psc } from '../../../register/company.ts';
import { findAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { checkControlType, findController } from '../parts/control-rejections.ts';
import { findActive, type NamedController, readNamedController } from '../parts/controllers.ts';
import { readIdentity } from '../parts/new-people.ts';
import { findCodeFault } from '../parts/personal-code.ts';
import { commonChecks, defineRejections } from '../parts/rejections.ts';

interface ControllerIdentity {
  named: NamedController;
  personalCode: string;
  nameMismatchReason?: string;
}

/** VS01 (section 7.6). The filing history never shows it. */
export const pscVerification = defineForm<ControllerIdentity>({
  element: 'PSCVerificationStatement',
  read: readControllerIdentity,
  checks: [...commonChecks, checkControlType, checkIdentity],
  apply: ({ company, content, today }) => {
    const psc = findActive(company, content.named);
    if (psc?.person === undefined) return {};
    psc.person.personalCode = content.personalCode;
    psc.verification = { ...psc.verification, startOn: today, endOn: '9999-12-31' };
    return {};
  },
  describe: () => undefined,
});

function readControllerIdentity(form: XmlElement): ControllerIdentity {
  const identity = readIdentity(findAt(form, 'Individual', 'Change'));
  const { personalCode = '', nameMismatchReason } = identity;
  return {
    named: readNamedController(form),
    personalCode,
    ...(nameMismatchReason !== undefined && { nameMismatchReason }),
  };
}

/** In the words of the registry's own service. */
const reject = defineRejections({
  alreadyVerified: ['20551', 'This PSC has already provided their identity verification details'],
  tooEarly: [
    '20552',
    'This PSC cannot provide their identity verification details until {}. They must provide their details within 14 days of this date',
  ],
});

function checkIdentity(facts: FormCase<ControllerIdentity>): Rejection | undefined {
  const { company, content, today } = facts;
  const { named, personalCode, nameMismatchReason } = content;
  const found = findController(company, named);
  if ('rejection' in found) return found.rejection;
  const { person } = found.psc;
  return (
    findTimeFault(found.psc, today) ??
    (person && findCodeFault({ person, personalCode, nameMismatchReason }, facts))
  );
}

/** Late is better than never: only the first day counts. */
function findTimeFault({ verification = {} }: Psc, today: string): Rejection | undefined {
  const { startOn, endOn = '9999-12-31', statementOpensOn = '' } = verification;
  if (startOn !== undefined && startOn <= today && today < endOn) return reject('alreadyVerified');
  return statementOpensOn > today ? reject('tooEarly', { value: toWords(statementOpensOn) }) : undefined;
}

function toWords(day: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return Temporal.PlainDate.from(day).toLocaleString('en-GB', style);
}
