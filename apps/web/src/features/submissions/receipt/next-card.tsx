import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import type { Receipt } from '../submission-state.tsx';
import { WithdrawFiling } from './withdraw-filing.tsx';
import styles from './receipt.module.css';

/** What happens next, and when. */
export function NextCard({ receipt }: { receipt: Receipt }) {
  const mayWithdraw = useAccess().has('SubmitCompany');
  return (
    <Card title="What happens next">
      <p className={styles.next}>{receipt.Next}</p>
      {receipt.State === 'draft' && (
        <p>
          <AppLink href={paths.confirmationStatement(receipt.CompanyId)}>Open the draft</AppLink>
        </p>
      )}
      {receipt.State === 'accepted' && (
        <p>
          <AppLink href={paths.filingHistory(receipt.CompanyId)}>Filing history of the company</AppLink>
        </p>
      )}
      {receipt.CanWithdraw && mayWithdraw && (
        <p data-print="no">
          <WithdrawFiling receipt={receipt} />
        </p>
      )}
    </Card>
  );
}
