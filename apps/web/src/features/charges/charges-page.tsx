import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { type CompanyPage, keptParams, type RegisterAddress } from '#company-page/page-address.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { PrintRegister } from '#company-page/print-register.tsx';
import { RegisterHeading } from '#company-page/register-heading.tsx';
import { StartForm } from '#filing/start-form.tsx';
import { RegisterTable } from '#list-view/register-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { type Charge, chargeColumns } from './charge-columns.tsx';
import { ChargeDialog } from './charge-dialog.tsx';

const idOf = ({ chargeId }: Charge) => chargeId;

/** The charges over a company's property: outstanding and part satisfied, and the satisfied when asked for. */
export function ChargesPage({ companyId, address, onAddressChange }: CompanyPage<RegisterAddress>) {
  const charges = useCall('getCompanyCharges', { query: { companyId } });
  const withSatisfied = address.former !== undefined;
  return (
    <PagePart query={charges} what="charges">
      {({ charges, totalCount, satisfiedCount }) => {
        const open = charges.find(({ chargeId }) => chargeId === address.open);
        const shown = charges.filter(({ state }) => withSatisfied || state !== 'satisfied');
        return (
          <>
            <ChargeTable
              companyId={companyId}
              charges={shown}
              outstandingCount={totalCount - satisfiedCount}
              satisfiedCount={satisfiedCount}
              address={address}
              onAddressChange={onAddressChange}
            />
            {open && (
              <ChargeDialog
                companyId={companyId}
                charge={open}
                onClose={() => onAddressChange({ open: undefined })}
              />
            )}
          </>
        );
      }}
    </PagePart>
  );
}

interface ChargeTableProps extends CompanyPage<RegisterAddress> {
  readonly charges: readonly Charge[];
  readonly outstandingCount: number;
  readonly satisfiedCount: number;
}

function ChargeTable(props: ChargeTableProps) {
  const { companyId, charges, outstandingCount, satisfiedCount, address, onAddressChange } = props;
  const kept = keptParams(address);
  const columns = useMemo(() => chargeColumns(companyId, kept), [companyId, kept]);
  const list = useListView({ table: 'charges', columns, rows: charges, address, onAddressChange });
  return (
    <RegisterTable
      list={list}
      register="charges"
      companyId={companyId}
      caption="Charges and mortgages"
      what="charges"
      rowId={idOf}
      isUneven
      renderHeading={(tools) => (
        <RegisterHeading
          title="Charges and mortgages"
          current={outstandingCount}
          former={satisfiedCount}
          formerLabel="satisfied"
          actions={
            <>
              {tools}
              <PrintRegister call="printCharges" companyId={companyId} />
              <StartForm companyId={companyId} form="MR01">
                Register a charge
              </StartForm>
            </>
          }
        />
      )}
      filters={
        satisfiedCount > 0 && (
          <ToggleChip label="Show satisfied" count={satisfiedCount} {...list.toggle('former')} />
        )
      }
      empty={<NoCharges hasSatisfied={satisfiedCount > 0} />}
    />
  );
}

function NoCharges({ hasSatisfied }: { hasSatisfied: boolean }) {
  return hasSatisfied ? (
    <EmptyState title="No charge is outstanding">Every charge on the register is satisfied.</EmptyState>
  ) : (
    <EmptyState title="No charges">The register shows no charge over the company’s property.</EmptyState>
  );
}
