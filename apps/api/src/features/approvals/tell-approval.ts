import type { Platform } from '../../composition.ts';
import type { ApprovalRequest } from '../../filings/approval/approval-queries.ts';
import { listSignatoriesByIds } from '../../filings/approval/approver-queries.ts';
import type { FilingApproval } from '../../filings/approval/filing-approval.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { notify } from '../../platform/messages/notifications.ts';
import { sendFirstLinks } from './links/send-links.ts';

interface Told {
  readonly filing: Filing;
  readonly approval: FilingApproval;
}

/** Tells those whose decision is asked for now, signatories by a link; who was told of this request already is not told again. */
export async function tellAwaited(
  tx: Transaction,
  needs: Pick<Platform, 'clock' | 'jobs' | 'live'>,
  { filing, approval: { picture, request } }: Told,
): Promise<void> {
  if (request === undefined) return;
  const signatories = (await listSignatoriesByIds(tx, picture.awaited)).map(({ id }) => id);
  await sendFirstLinks(tx, needs, { request, signatoryIds: signatories });
  const userIds = picture.awaited.filter((id) => !signatories.includes(id));
  await tellUsers(tx, needs.live, { filing, request, userIds });
}

interface ToldUsers extends Pick<Told, 'filing'> {
  readonly request: ApprovalRequest;
  readonly userIds: readonly string[];
}

/** Tells users whose decision is asked for, each once of a request. */
export async function tellUsers(
  tx: Transaction,
  live: LiveEvents,
  { filing, request, userIds }: ToldUsers,
): Promise<void> {
  for (const userId of userIds) {
    await notify(tx, live, {
      accountId: filing.accountId,
      companyId: filing.companyId,
      kind: 'approval',
      key: `approval-asked:${request.id}`,
      details: { filingId: filing.id, form: filing.form, state: 'asked' },
      to: { userId },
    });
  }
}

/** Tells who asked what somebody has decided, unless they decided it themselves. */
export async function tellAsker(
  tx: Transaction,
  live: LiveEvents,
  { filing, approval, by }: Told & { by: { id: string; fullName: string } },
): Promise<void> {
  const { request, picture } = approval;
  if (request === undefined || request.askedBy === by.id) return;
  const decision = picture.state === 'refused' ? 'refused' : 'approved';
  await notify(tx, live, {
    accountId: filing.accountId,
    companyId: filing.companyId,
    kind: 'approval',
    key: `approval-decided:${request.id}:${by.id}`,
    details: {
      filingId: filing.id,
      form: filing.form,
      state: picture.state === 'approved' ? 'may-be-sent' : decision,
      by: by.fullName,
    },
    to: { userId: request.askedBy },
  });
}

/** Has open pages of the filing read its state anew. */
export async function tellScreens(
  tx: Transaction,
  live: LiveEvents,
  { accountId, companyId, id: filingId, state }: Filing,
): Promise<void> {
  await live.publish(tx, {
    accountId,
    companyId,
    topic: 'filing',
    payload: { filingId, companyId, state },
  });
}
