import { isBeingFormed } from '@statbook/domain/companies';
import { useAction } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Value } from '#kit/value/value.tsx';
import styles from './company-list.module.css';
import type { CompanyRow } from './listed-company.ts';

interface RemoveCompanyProps {
  readonly company: CompanyRow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a company leaves the list, and says why when it cannot. */
export default function RemoveCompany({ company, open, onClose }: RemoveCompanyProps) {
  const { companyId, companyName, companyNumber } = company;
  const { mutate, error, isPending, reset } = useAction('deleteCompany', [
    'getCompanies',
    'getAllCompanies',
    'getArchivedCompanies',
  ]);
  const close = () => {
    onClose();
    reset();
  };
  const remove = () =>
    mutate(
      { query: { companyId } },
      {
        onSuccess: () => {
          close();
          showToast(`${companyName} moved to the archive`);
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${companyName}`}
      consequence={
        <div className={styles.consequence}>
          {error && (
            <Banner tone="bad" title="The company was not removed" announced>
              {error.message}
            </Banner>
          )}
          <p>
            {isBeingFormed(companyNumber) ? (
              'It'
            ) : (
              <>
                Company <Value>{companyNumber}</Value>
              </>
            )}{' '}
            leaves the list for everybody in your account. Nothing is sent to Companies House and nothing
            changes there.
          </p>
          <p>
            The archive keeps its register, drafts, filings, diary, notes and access. Restore it under
            Archived companies.
          </p>
        </div>
      }
      confirmLabel="Remove company"
      busy={isPending}
      onConfirm={remove}
      onClose={close}
    />
  );
}
