import { draftPath, paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import type { Receipt } from '../submission-state.ts';
import { WithdrawFiling } from './withdraw-filing.tsx';
import styles from './receipt.module.css';

/** What happens next, and when. */
export function NextCard({ receipt }: { receipt: Receipt }) {
  const mayWithdraw = useMay('withdrawFiling');
  return (
    <Card title="What happens next">
      {receipt.register?.state !== 'shown' && <p className={styles.next}>{receipt.next}</p>}
      {receipt.register !== null && <p className={styles.next}>{receipt.register.text}</p>}
      {receipt.awaitsSignIn && (
        <p data-print="no">
          <AppLink href={paths.editCompany(receipt.companyId)}>Sign in at Companies House</AppLink>
        </p>
      )}
      {receipt.state === 'draft' && (
        <p>
          <AppLink href={draftPath(receipt)}>Open the draft</AppLink>
        </p>
      )}
      {receipt.state === 'accepted' && (
        <p>
          <AppLink href={paths.filingHistory(receipt.companyId)}>Filing history of the company</AppLink>
        </p>
      )}
      {receipt.canWithdraw && mayWithdraw && (
        <p data-print="no">
          <WithdrawFiling receipt={receipt} />
        </p>
      )}
    </Card>
  );
}
