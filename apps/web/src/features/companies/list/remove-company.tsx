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
  const { mutate, error, isPending, reset } = useAction('deleteCompany', ['getCompanies', 'getAllCompanies']);
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
          showToast(`${companyName} was removed from the list`);
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
            Company <Value>{companyNumber}</Value> leaves the list for everybody in your account, with its
            drafts. Nothing is sent to Companies House and nothing changes there.
          </p>
          <p>
            What was done and filed stays in the activity log and in backups. The company can be imported
            again.
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
