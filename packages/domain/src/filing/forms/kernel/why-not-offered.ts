import type { FormId } from '../../form-catalogue.ts';
import type { FormFacts } from './form-facts.ts';
import type { FormRules } from './form-rules.ts';

/** Why a form cannot be begun for the company; undefined where it can. */
export function whyNotOffered(rules: FormRules, form: FormId, facts: FormFacts): string | undefined {
  if (facts.company.isBeingFormed && form !== 'IN01') {
    return 'It is not registered yet: only the application to register it can be filed.';
  }
  return rules.whyNot?.(form, facts);
}
