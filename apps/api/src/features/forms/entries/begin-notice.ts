import type { CivilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import type { FormOrigin } from '@statbook/domain/filing/forms';
import type { NoticeSource } from '../../../filings/entries/control-notice.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import type { ShareEntries } from './share-entries.ts';

interface Asked {
  readonly company: CompanyInReach;
  readonly form: FormId;
  readonly today: CivilDate;
  readonly origin: FormOrigin & NoticeSource;
}

/** A form is begun from a notice about control, or from none; or what was begun from it is open already. */
export type BegunNotice =
  | { readonly eventIds: readonly []; readonly origin: FormOrigin; readonly notice?: NoticeSource }
  | { readonly openId: string };

/** What a form begins with that tells of a notice about control. One person at a time begins one, so that it is begun once. */
export async function beginNotice(
  tx: Transaction,
  register: ShareEntries,
  { company, form, today, origin }: Asked,
): Promise<BegunNotice | Refusal> {
  const { controlProposalId, unregisteredPersonId } = origin;
  if (controlProposalId === undefined && unregisteredPersonId === undefined) return { eventIds: [], origin };
  await lockCompanyRow(tx, company.id);
  const notice = { controlProposalId, unregisteredPersonId };
  const found = await register.findControlNotice(tx, company, { ...notice, today });
  if (found === undefined) {
    const detail = 'This notice is settled already, or the share register does not suggest it any more.';
    return refuse('form-not-offered', { detail });
  }
  const { filing } = found;
  if (filing !== undefined && filing.state !== 'accepted') return { openId: filing.filingId };
  if (filing !== undefined) {
    const detail = 'Companies House has accepted this notice. Its register shows it with the next reading.';
    return refuse('form-not-offered', { detail });
  }
  if (found.form !== form) {
    const detail = `The share register suggests ${found.form ?? 'no form before people have decided which'}, and not ${form}.`;
    return refuse('form-not-offered', { detail });
  }
  const answers = { ...found.origin.answers, ...origin.answers };
  return { eventIds: [], origin: { ...origin, ...found.origin, answers }, notice };
}
