import { type FilingChannel, type FormId, getForm } from '@statbook/domain/filing';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { type Filing, findLatestAttempt } from '../filing-queries.ts';

/** The setting of the installation: the forms that the registrar has approved for software. */
export interface ApprovedForms {
  readonly config: { readonly registry: { readonly gatewayForms: ReadonlySet<FormId> } };
}

/** How a form goes to the registrar now. One that is not approved for software is produced, for a person to deliver. */
export function channelFor(form: FormId, { config }: ApprovedForms): FilingChannel {
  const { channel } = getForm(form);
  return channel === 'gateway' && !config.registry.gatewayForms.has(form) ? 'produced' : channel;
}

/** The person who began the draft chose to deliver it, though software may send it. */
const chosen = z.object({ way: z.literal('document').optional() });

/** How a draft would go to the registrar now. */
export function channelOfDraft(
  { form, draft }: Pick<Filing, 'form' | 'draft'>,
  approved: ApprovedForms,
): FilingChannel {
  const channel = channelFor(form, approved);
  return channel === 'gateway' && chosen.parse(draft).way === 'document' ? 'produced' : channel;
}

/** How a filing goes to the registrar: as its newest attempt was frozen; a draft, as it would be frozen now. */
export async function channelOfFiling(
  tx: Transaction,
  filing: Filing,
  approved: ApprovedForms,
): Promise<FilingChannel> {
  const attempt = filing.state === 'draft' ? undefined : await findLatestAttempt(tx, filing.id);
  return attempt?.channel ?? channelOfDraft(filing, approved);
}
