import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/page/filters.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { keptOf, type RegisterAddress } from '../../record/record-address.ts';
import { RecordPart } from '../../record/record-part.tsx';
import { RegisterHeading } from '../../record/register-heading.tsx';
import { RegisterList } from '../../record/register-list.tsx';
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
            <OfficerTable
              companyId={companyId}
              officers={Officers}
              resignedCount={ResignedCount}
              address={address}
              onAddressChange={onAddressChange}
            />
            {open && <OfficerDialog officer={open} onClose={() => onAddressChange({ open: undefined })} />}
          </>
        );
      }}
    </RecordPart>
  );
}

interface OfficerTableProps extends OfficersPageProps {
  readonly officers: readonly Officer[];
  readonly resignedCount: number;
}

const idOf = ({ AppointmentId }: Officer) => AppointmentId;

function OfficerTable(props: OfficerTableProps) {
  const { companyId, officers, resignedCount, address, onAddressChange } = props;
  const withFormer = address.former !== undefined;
  const kept = keptOf(address);
  const today = useToday();
  const columns = useMemo(
    () =>
      officerColumns({
        companyId,
        today,
        withFormer,
        kept,
        withDue: officers.some((officer) => verificationDueOn(officer) !== undefined),
      }),
    [companyId, today, withFormer, kept, officers],
  );
  const shown = useMemo(
    () => officers.filter(({ State }) => withFormer || State === 'current'),
    [officers, withFormer],
  );
  return (
    <RegisterList
      register="officers"
      companyId={companyId}
      caption="Officers"
      address={address}
      onAddressChange={onAddressChange}
      filters={
        resignedCount > 0 && (
          <ToggleChip
            label="Show resigned"
            count={resignedCount}
            pressed={withFormer}
            onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
          />
        )
      }
      columns={columns}
      rows={shown}
      rowId={idOf}
      empty={<EmptyState title="No officers in office">The register shows nobody in office.</EmptyState>}
    />
  );
}
