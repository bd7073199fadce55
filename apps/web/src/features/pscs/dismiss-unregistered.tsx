import { useAction } from '#api/queries.ts';
import { DismissNotice } from '#company-page/psc-notices/dismiss-notice.tsx';

interface DismissUnregisteredProps {
  readonly companyId: string;
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Every list of what is due is read again. */
const changes = ['getTieOut', 'getCompanyOverview', 'getDiaryDates', 'getDashboard', 'getCompanies'] as const;

/** Asks why somebody who holds more than a quarter is not to be on the PSC register. */
export default function DismissUnregistered({
  companyId,
  personId,
  name,
  onClose,
}: DismissUnregisteredProps) {
  const dismissing = useAction('dismissUnregisteredPsc', changes);
  return (
    <DismissNotice
      title={`Not required: PSC notice for ${name}`}
      keptWhere="Shown on this page and kept in the activity."
      onDismiss={(reason) => dismissing.mutateAsync({ body: { companyId, personId, reason } })}
      onClose={onClose}
    />
  );
}
