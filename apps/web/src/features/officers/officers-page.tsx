import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { type CompanyPage, keptParams, type RegisterAddress } from '#company-page/page-address.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { PrintRegister } from '#company-page/print-register.tsx';
import { RegisterHeading } from '#company-page/register-heading.tsx';
import { RegisterTable } from '#list-view/register-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { AppointMenu } from './officer-forms.tsx';
import { OfficerDialog } from './officer-dialog.tsx';
import { type Officer, officerColumns, verificationDueOn } from './officer-columns.tsx';

/** The officers of a company: those in office, and those who were when they are asked for. */
export function OfficersPage({ companyId, address, onAddressChange }: CompanyPage<RegisterAddress>) {
  const officers = useCall('getCompanyOfficers', { query: { companyId } });
  return (
    <PagePart query={officers} what="officers">
      {({ officers, currentCount, resignedCount }) => {
        const open = officers.find(({ appointmentId }) => appointmentId === address.open);
        return (
          <>
            <OfficerTable
              companyId={companyId}
              officers={officers}
              currentCount={currentCount}
              resignedCount={resignedCount}
              address={address}
              onAddressChange={onAddressChange}
            />
            {open && (
              <OfficerDialog
                companyId={companyId}
                officer={open}
                onClose={() => onAddressChange({ open: undefined })}
              />
            )}
          </>
        );
      }}
    </PagePart>
  );
}

interface OfficerTableProps extends CompanyPage<RegisterAddress> {
  readonly officers: readonly Officer[];
  readonly currentCount: number;
  readonly resignedCount: number;
}

const idOf = ({ appointmentId }: Officer) => appointmentId;

function OfficerTable(props: OfficerTableProps) {
  const { companyId, officers, currentCount, resignedCount, address, onAddressChange } = props;
  const withFormer = address.former !== undefined;
  const kept = keptParams(address);
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
    () => officers.filter(({ state }) => withFormer || state === 'current'),
    [officers, withFormer],
  );
  const list = useListView({ table: 'officers', columns, rows: shown, address, onAddressChange });
  return (
    <RegisterTable
      list={list}
      register="officers"
      companyId={companyId}
      caption="Officers"
      what="officers"
      rowId={idOf}
      renderHeading={(tools) => (
        <RegisterHeading
          title="Officers"
          current={currentCount}
          former={resignedCount}
          formerLabel="resigned"
          actions={
            <>
              {tools}
              <PrintRegister call="printOfficers" companyId={companyId} />
              <AppointMenu companyId={companyId} />
            </>
          }
        />
      )}
      filters={
        resignedCount > 0 && (
          <ToggleChip label="Show resigned" count={resignedCount} {...list.toggle('former')} />
        )
      }
      empty={<EmptyState title="No officers in office">The register shows nobody in office.</EmptyState>}
    />
  );
}
