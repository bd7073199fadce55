import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import type { CompanyOverview } from '../record/overview-types.ts';

interface RemoveCardProps {
  readonly company: CompanyOverview;
  readonly onRemoved: () => void;
}

/** Takes the company out of the list, for those who may. */
export function RemoveCard({ company: { CompanyId, CompanyName }, onRemoved }: RemoveCardProps) {
  const mayRemove = useAccess().has('DeleteCompany');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useAct('deleteCompany', ['getCompanies', 'getDashboard']);
  if (!mayRemove) return null;
  const remove = () =>
    removing.mutate(
      { query: { CompanyId } },
      {
        onSuccess: () => {
          onRemoved();
          showToast(`${CompanyName} removed from your list`);
          void navigate({ href: paths.companies });
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Card title="Remove this company">
      {removing.error !== null && (
        <Banner tone="bad" title="The company was not removed" announced>
          {removing.error.message}
        </Banner>
      )}
      <Lead>
        It leaves the list of everybody in your account. What was kept of it stays stored, and nothing changes
        at Companies House.
      </Lead>
      <Button kind="danger" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Remove company
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${CompanyName}`}
        consequence={
          <>
            <p>
              Its pages, dates and reminders are gone for everybody in your account. Drafts that were not
              filed cannot be reached any more.
            </p>
            <p>
              Stored stay the share register, filings and their receipts, notes and activity. Imported again,
              the company begins a new record.
            </p>
          </>
        }
        confirmLabel="Remove company"
        busy={removing.isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
