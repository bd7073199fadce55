import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import type { RegisterAddress } from '../../record/record-address.ts';
import { RecordPart } from '../../record/record-part.tsx';
import { RegisterHeading } from '../../record/register-heading.tsx';
import { OfficerDialog } from './officer-dialog.tsx';
import { type Officer, officerColumns, verificationDueOn } from './officer-columns.tsx';

interface OfficersPageProps {
  readonly companyId: string;
  readonly address: RegisterAddress;
  readonly onAddressChange: (change: Partial<RegisterAddress>) => void;
}

/** The officers of a company: those in office, and those who were when they are asked for. */
export function OfficersPage({ companyId, address, onAddressChange }: OfficersPageProps) {
  const officers = useCall('getCompanyOfficers', { query: { CompanyId: companyId } });
  return (
    <RecordPart query={officers} what="officers">
      {({ Officers, CurrentCount, ResignedCount }) => {
        const open = Officers.find(({ AppointmentId }) => AppointmentId === address.open);
        return (
          <>
            <RegisterHeading
              title="Officers"
              current={CurrentCount}
              former={ResignedCount}
              formerWord="resigned"
            />
            {ResignedCount > 0 && (
              <Toolbar>
                <ToggleChip
                  label="Show resigned"
                  count={ResignedCount}
                  pressed={address.former !== undefined}
                  onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
                />
              </Toolbar>
            )}
            <OfficerTable
              companyId={companyId}
              officers={Officers}
              withFormer={address.former !== undefined}
            />
            {open && <OfficerDialog officer={open} onClose={() => onAddressChange({ open: undefined })} />}
          </>
        );
      }}
    </RecordPart>
  );
}

interface OfficerTableProps {
  readonly companyId: string;
  readonly officers: readonly Officer[];
  readonly withFormer: boolean;
}

const idOf = ({ AppointmentId }: Officer) => AppointmentId;

function OfficerTable({ companyId, officers, withFormer }: OfficerTableProps) {
  const today = useToday();
  const columns = useMemo(
    () =>
      officerColumns({
        companyId,
        today,
        withFormer,
        withDue: officers.some((officer) => verificationDueOn(officer) !== undefined),
      }),
    [companyId, today, withFormer, officers],
  );
  const shown = useMemo(
    () => officers.filter(({ State }) => withFormer || State === 'current'),
    [officers, withFormer],
  );
  return (
    <DataTable
      caption="Officers"
      columns={columns}
      rows={shown}
      rowId={idOf}
      empty={<EmptyState title="No officers in office">The register shows nobody in office.</EmptyState>}
    />
  );
}
