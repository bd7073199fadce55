import { findFormRules, findLateBlocker } from '@statbook/domain/filing/forms';
import type { CivilDate } from '@statbook/domain/dates';
import { type Refusal, refuse } from '../pipeline/refusal.ts';
import { toCivilDate } from '../registry-snapshots/present-company.ts';
import type { Filing } from './filing-queries.ts';

/**
 * Refuses a filing that was approved in time and would leave after its last day, where the registrar takes it no more: what
 * its own check says then, and how to get hold of the filing.
 */
export function refuseTooLate({ form, effectiveOn }: Filing, today: CivilDate): Refusal | undefined {
  const rules = findFormRules(form);
  const blocker = rules && findLateBlocker(rules, { form, eventOn: toCivilDate(effectiveOn), today });
  if (blocker === undefined) return undefined;
  const detail = `${blocker.message} Nothing was sent or charged now: withdraw this filing, or take it back to its draft.`;
  return refuse('filing-too-late', { detail, facts: { blocker: blocker.code } });
}
