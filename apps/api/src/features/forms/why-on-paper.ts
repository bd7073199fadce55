import type { FormId } from '@statbook/domain/filing';
import { findFormRules, type FormFacts } from '@statbook/domain/filing/forms';
import { type ApprovedForms, channelFor } from '../../filings/channel/filing-channel.ts';

/** Why the registrar takes this form of a company on paper alone, though software sends others of it; undefined where it does not. */
export function whyOnPaper(form: FormId, facts: FormFacts, approved: ApprovedForms): string | undefined {
  return channelFor(form, approved) === 'gateway'
    ? findFormRules(form)?.whyDocument?.(form, facts)
    : undefined;
}
