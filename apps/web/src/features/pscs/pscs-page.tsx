import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/page/filters.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { ControlProposals, useAfterProposals } from '../../record/control-proposals.tsx';
import { keptOf, type RegisterAddress } from '../../record/record-address.ts';
import { RecordPart } from '../../record/record-part.tsx';
import { RegisterHeading } from '../../record/register-heading.tsx';
import { RegisterList } from '../../record/register-list.tsx';
import { pscColumns } from './psc-columns.tsx';
import { PscDialog } from './psc-dialog.tsx';
import { ExemptionNotice, StatementList } from './psc-statements.tsx';
import type { ControlRegister, Psc } from './psc-types.ts';

interface PscsPageProps {
  readonly companyId: string;
  readonly address: RegisterAddress;
  readonly onAddressChange: (change: Partial<RegisterAddress>) => void;
}

/** Who controls a company: persons, what is said in their place, and exemptions. */
export function PscsPage({ companyId, address, onAddressChange }: PscsPageProps) {
  const pscs = useCall('getCompanyPscs', { query: { CompanyId: companyId } });
  const shown = useAfterProposals(pscs, companyId);
  const withFormer = address.former !== undefined;
  return (
    <RecordPart query={shown} what="people with significant control">
      {(register) => {
        const open = register.Pscs.find(({ PscId }) => PscId === address.open);
        return (
          <>
            <RegisterHeading
              title="People with significant control"
              current={register.CurrentCount}
              former={register.CeasedCount}
              formerWord="ceased"
            />
            <ControlProposals companyId={companyId} />
            <ExemptionNotice exemptions={register.Exemptions} withFormer={withFormer} />
            <PscTable
              companyId={companyId}
              register={register}
              address={address}
              onAddressChange={onAddressChange}
            />
            <StatementList statements={register.Statements} withFormer={withFormer} />
            {open && <PscDialog psc={open} onClose={() => onAddressChange({ open: undefined })} />}
          </>
        );
      }}
    </RecordPart>
  );
}

/** Ceased persons, ceased statements and exemptions that have ended: one chip shows them all. */
function countFormer({ Pscs, Statements, Exemptions }: ControlRegister): number {
  const ceased = [...Pscs, ...Statements].filter(({ State }) => State === 'ceased').length;
  return ceased + Exemptions.filter(({ State }) => State === 'ended').length;
}

interface PscTableProps extends PscsPageProps {
  readonly register: ControlRegister;
}

const idOf = ({ PscId }: Psc) => PscId;

function PscTable({ companyId, register, address, onAddressChange }: PscTableProps) {
  const { Pscs, Statements, Exemptions } = register;
  const withFormer = address.former !== undefined;
  const formerCount = countFormer(register);
  const kept = keptOf(address);
  const columns = useMemo(() => pscColumns({ companyId, withFormer, kept }), [companyId, withFormer, kept]);
  const shown = useMemo(
    () => Pscs.filter(({ State }) => withFormer || State === 'current'),
    [Pscs, withFormer],
  );
  const isExplained = [...Statements, ...Exemptions].some(({ State }) => State === 'current');
  return (
    <RegisterList
      register="pscs"
      companyId={companyId}
      caption="People with significant control"
      address={address}
      onAddressChange={onAddressChange}
      filters={
        formerCount > 0 && (
          <ToggleChip
            label="Show ceased"
            count={formerCount}
            pressed={withFormer}
            onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
          />
        )
      }
      columns={columns}
      rows={shown}
      rowId={idOf}
      empty={
        isExplained ? null : (
          <EmptyState title="Nobody is entered">
            A company must say who controls it, or that nobody does. The register shows neither.
          </EmptyState>
        )
      }
    />
  );
}
