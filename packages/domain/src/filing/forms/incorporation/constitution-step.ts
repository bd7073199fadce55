import { type FieldError, fieldError } from '../../../field-error.ts';
import type { FormField, FormSection, FormStep } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { articlesSections } from './articles-step.ts';
import { authoriserSections, checkAuthoriser } from './authoriser-fields.ts';
import { hasShares, isPartnership } from './formed-company.ts';
import { agreesAt } from './people/people-step.ts';
import { subscribersOf } from './subscribed-shares.ts';

export const LAWFUL_PATH = 'isForLawfulPurposes';

const CONSTITUTION_STEP = 'constitution';

/** Articles, memorandum, and who signs the application. */
export function constitutionStep(asked: FormCase): FormStep {
  return {
    id: CONSTITUTION_STEP,
    title: isPartnership(asked) ? 'Statements' : 'Constitution and statements',
    sections: [
      ...articlesSections(asked),
      ...memorandumSections(asked),
      ...authoriserSections(asked),
      { title: 'Lawful purposes', fields: [lawfulField(asked)] },
    ],
  };
}

function memorandumSections(asked: FormCase): readonly FormSection[] {
  const subscribers = isPartnership(asked) ? [] : subscribersOf(asked);
  if (subscribers.length === 0) return [];
  return [
    {
      title: 'Memorandum of association',
      hint: `Each subscriber wishes to form a company under the Companies Act 2006 and agrees to become a member of the company${
        hasShares(asked) ? ' and to take at least one share' : ''
      }.`,
      fields: subscribers.map(({ path, label }) => ({
        path: agreesAt(path),
        label: `${label} agrees that their name is used to authenticate the memorandum`,
        kind: 'tick',
        missing: `Confirm that ${label} agrees`,
      })),
    },
  ];
}

/** Nobody can sign before they are named. */
export function checkConstitution(asked: FormCase): readonly FieldError[] {
  if (isPartnership(asked) || subscribersOf(asked).length > 0) return checkAuthoriser(asked);
  const who = hasShares(asked) ? 'subscribers' : 'guarantors';
  const message = `Nobody signs the memorandum yet: tick the ${who} on the page of the people`;
  return [fieldError(CONSTITUTION_STEP, 'nobody', message), ...checkAuthoriser(asked)];
}

const lawfulField = ({ facts }: FormCase): FormField => ({
  path: LAWFUL_PATH,
  label: `The ${bodyOf(facts)} is formed for lawful purposes`,
  kind: 'tick',
  missing: 'Confirm that it is formed for lawful purposes',
});
