import { isBeingFormed } from '@statbook/domain/companies';
import { useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { type UserAccess, mayMake, useAccess } from '#app/session-port.ts';
import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';
import { refreshToast } from '#api/refresh-toast.ts';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { RowActions } from '#kit/data-table/data-table.tsx';
import { type CompanyRow, isAlive, type ListedCompany } from './listed-company.ts';
import { onDemand } from '#kit/on-demand.tsx';

// Nothing of this is needed before somebody asks for it.
const RemoveCompany = onDemand(() => import('./remove-company.tsx'));

/** The acts of a row, and the dialog that one of them opens. */
export function useCompanyActs() {
  const access = useAccess();
  const { mutate: refresh } = useAction('refreshCompany', companyCalls);
  const [removing, setRemoving] = useState<CompanyRow>();
  const [asking, setAsking] = useState(false);
  const actions = useMemo((): RowActions<ListedCompany> => {
    const onRefresh = ({ companyId, companyName }: CompanyRow) =>
      refresh(
        { body: { companyId } },
        {
          onSuccess: (found) => showToast(refreshToast(companyName, found)),
          onError: showFailure,
        },
      );
    const onRemove = (row: CompanyRow) => {
      setRemoving(row);
      setAsking(true);
    };
    return {
      rowName: ({ row }) => row.companyName,
      items: ({ row }) => entriesOf(row, access, { onRefresh, onRemove }),
    };
  }, [access, refresh]);
  const dialog = removing && (
    <RemoveCompany
      key={removing.companyId}
      company={removing}
      open={asking}
      onClose={() => setAsking(false)}
    />
  );
  return { actions, dialog };
}

interface RowActs {
  readonly onRefresh: (row: CompanyRow) => void;
  readonly onRemove: (row: CompanyRow) => void;
}

function entriesOf(
  row: CompanyRow,
  access: UserAccess,
  { onRefresh, onRemove }: RowActs,
): readonly MenuItem[] {
  const open: MenuItem = {
    id: 'open',
    label: 'Open the company',
    href: paths.companyOverview(row.companyId),
  };
  const statement: MenuItem = {
    id: 'statement',
    label: 'File confirmation statement',
    href: paths.confirmationStatement(row.companyId),
  };
  const grant: MenuItem = {
    id: 'grant',
    label: 'Grant access',
    href: paths.companyAdmin(row.companyId),
  };
  const refresh: MenuItem = {
    id: 'refresh',
    label: 'Update from Companies House',
    onSelect: () => onRefresh(row),
  };
  const remove: MenuItem = {
    id: 'remove',
    label: 'Remove the company',
    separated: true,
    danger: true,
    onSelect: () => onRemove(row),
  };
  // One that is being formed is not at Companies House yet.
  const isRegistered = !isBeingFormed(row.companyNumber);
  return [
    open,
    ...(mayMake(access, 'saveConfirmationStatement') && isRegistered && isAlive(row) ? [statement] : []),
    ...(mayMake(access, 'saveCompanyAgent') ? [grant] : []),
    ...(mayMake(access, 'refreshCompany') && isRegistered ? [refresh] : []),
    ...(mayMake(access, 'deleteCompany') ? [remove] : []),
  ];
}
