import { findFormRules } from '@statbook/domain/filing/forms';
import { z } from 'zod';
import type { Filing } from '../filing-queries.ts';

const stored = z.object({ answers: z.record(z.string(), z.string()).default({}) });

/**
 * Whom or what a form is about, out of its open answers alone: the person appointed, the new name. A company that is being
 * formed already bears the name that its incorporation is about.
 */
export function subjectOfDraft({ form, draft }: Pick<Filing, 'form' | 'draft'>): string | undefined {
  if (form === 'IN01') return undefined;
  const about = findFormRules(form)?.about;
  return about?.({ form, answers: stored.parse(draft).answers });
}
