import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { ControlProposals, useAfterProposals } from '#company-page/psc-notices/control-proposals.tsx';
import { type CompanyPage, keptParams, type RegisterAddress } from '#company-page/page-address.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { PrintRegister } from '#company-page/print-register.tsx';
import { RegisterHeading } from '#company-page/register-heading.tsx';
import { RegisterTable } from '#list-view/register-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { ControlDifferences } from './control-differences.tsx';
import { pscColumns } from './psc-columns.tsx';
import { AddPscMenu } from './psc-forms.tsx';
import { PscDialog } from './psc-dialog.tsx';
import { ExemptionNotice, StatementList } from './psc-statements.tsx';
import type { ControlRegister, Psc } from './psc-types.ts';

/** Who controls a company: persons, what is said in their place, and exemptions. */
export function PscsPage({ companyId, address, onAddressChange }: CompanyPage<RegisterAddress>) {
  const pscs = useCall('getCompanyPscs', { query: { companyId } });
  const shown = useAfterProposals(pscs, companyId);
  const withFormer = address.former !== undefined;
  return (
    <PagePart query={shown} what="people with significant control">
      {(register) => {
        const open = register.pscs.find(({ pscId }) => pscId === address.open);
        return (
          <>
            <PscTable
              companyId={companyId}
              register={register}
              address={address}
              onAddressChange={onAddressChange}
            />
            <ControlDifferences companyId={companyId} />
            <StatementList companyId={companyId} statements={register.statements} withFormer={withFormer} />
            {open && (
              <PscDialog
                companyId={companyId}
                psc={open}
                onClose={() => onAddressChange({ open: undefined })}
              />
            )}
          </>
        );
      }}
    </PagePart>
  );
}

/** Ceased persons, ceased statements and exemptions that have ended: one chip shows them all. */
function countFormer({ pscs, statements, exemptions }: ControlRegister): number {
  const ceased = [...pscs, ...statements].filter(({ state }) => state === 'ceased').length;
  return ceased + exemptions.filter(({ state }) => state === 'ended').length;
}

interface PscTableProps extends CompanyPage<RegisterAddress> {
  readonly register: ControlRegister;
}

const idOf = ({ pscId }: Psc) => pscId;

function PscTable({ companyId, register, address, onAddressChange }: PscTableProps) {
  const { pscs, statements, exemptions } = register;
  const withFormer = address.former !== undefined;
  const formerCount = countFormer(register);
  const kept = keptParams(address);
  const columns = useMemo(() => pscColumns({ companyId, withFormer, kept }), [companyId, withFormer, kept]);
  const shown = useMemo(
    () => pscs.filter(({ state }) => withFormer || state === 'current'),
    [pscs, withFormer],
  );
  const isExplained = [...statements, ...exemptions].some(({ state }) => state === 'current');
  const list = useListView({ table: 'pscs', columns, rows: shown, address, onAddressChange });
  return (
    <RegisterTable
      list={list}
      register="pscs"
      companyId={companyId}
      caption="People with significant control"
      what="people"
      rowId={idOf}
      isUneven
      renderHeading={(tools) => (
        <RegisterHeading
          title="People with significant control"
          current={register.currentCount}
          former={register.ceasedCount}
          formerLabel="ceased"
          actions={
            <>
              {tools}
              <PrintRegister call="printPscs" companyId={companyId} />
              <AddPscMenu companyId={companyId} />
            </>
          }
        />
      )}
      summary={
        <>
          <ControlProposals companyId={companyId} />
          <ExemptionNotice exemptions={exemptions} withFormer={withFormer} />
        </>
      }
      filters={
        formerCount > 0 && <ToggleChip label="Show ceased" count={formerCount} {...list.toggle('former')} />
      }
      empty={
        isExplained ? null : (
          <EmptyState title="Nobody is entered">
            The register shows neither who has significant control nor a statement that nobody does. A company
            or limited liability partnership has to give one of them.
          </EmptyState>
        )
      }
    />
  );
}
