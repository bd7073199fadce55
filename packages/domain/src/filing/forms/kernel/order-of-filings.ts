import type { Blocker, Warning } from '../../readiness.ts';
import type { FormCase } from './form-rules.ts';

/** A filing in one of these may still be decided by the registrar. */
const undecided = new Set(['ready', 'awaiting-payment', 'queued', 'sending', 'pending', 'parked', 'failed']);

const changesOfName = new Set(['NM01', 'NM04']);

/** What must be decided before a form can be filed, whatever its family. */
export function findOrderBlockers({ form, facts }: FormCase): readonly Blocker[] {
  const naming = facts.openFilings.find((each) => changesOfName.has(each.form) && undecided.has(each.state));
  if (naming === undefined || changesOfName.has(form)) return [];
  const message =
    'A change of name is with Companies House. Wait for its decision: every form has to bear the name on the register.';
  return [{ code: 'name-change-undecided', message, forms: [] }];
}

/** What is under way and bears on a form. */
export function findOrderWarnings({ form, facts }: FormCase): readonly Warning[] {
  const office = facts.openFilings.some((each) => each.form === 'AD01' && undecided.has(each.state));
  if (!office || form === 'AD01') return [];
  const message =
    'A change of the registered office is not decided yet: “same as the registered office” means whichever is registered then.';
  return [{ code: 'office-undecided', message }];
}
