import type { FormId } from '../../form-catalogue.ts';
import type { FormFacts } from './form-facts.ts';
import type { FormRules } from './form-rules.ts';

/** Why a form cannot be begun for the company as it stands; undefined where it can. */
export function whyNotOffered(rules: FormRules, form: FormId, facts: FormFacts): string | undefined {
  if (facts.company.isBeingFormed && form !== 'IN01')
    return 'The company is not registered yet: its incorporation comes first.';
  if (!facts.company.isBeingFormed && form === 'IN01') return 'The company is registered already.';
  return rules.whyNot?.(form, facts);
}
