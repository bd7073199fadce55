import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import type { CompanyOverview } from '../record/overview-types.ts';

interface RemoveCardProps {
  readonly company: CompanyOverview;
  readonly onRemoved: () => void;
}

/** Takes the company out of the list, for those who may. */
export function RemoveCard({ company: { companyId, companyName }, onRemoved }: RemoveCardProps) {
  const mayRemove = useMay('deleteCompany');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useAction('deleteCompany', ['getCompanies', 'getArchivedCompanies', 'getDashboard']);
  if (!mayRemove) return null;
  const remove = () =>
    removing.mutate(
      { query: { companyId } },
      {
        onSuccess: () => {
          onRemoved();
          showToast(`${companyName} moved to the archive`);
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
        It leaves the list of everybody in your account and is kept in the archive, from which it can be
        restored. Nothing changes at Companies House.
      </Lead>
      <Button kind="danger" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Remove company
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${companyName}`}
        consequence={
          <>
            <p>
              Its pages, dates and reminders are out of sight for everybody in your account until it is
              restored.
            </p>
            <p>
              The archive keeps the share register, drafts, filings and their receipts, the diary, notes,
              activity and who has access. Restore it under Companies, Archived companies.
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
