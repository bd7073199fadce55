import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import { ToggleChip } from '#kit/page/filters.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { keptOf, type RegisterAddress } from '../../record/record-address.ts';
import { RecordPart } from '../../record/record-part.tsx';
import { RegisterHeading } from '../../record/register-heading.tsx';
import { RegisterList } from '../../record/register-list.tsx';
import { type Charge, chargeColumns } from './charge-columns.tsx';
import { ChargeDialog } from './charge-dialog.tsx';

interface ChargesPageProps {
  readonly companyId: string;
  readonly address: RegisterAddress;
  readonly onAddressChange: (change: Partial<RegisterAddress>) => void;
}

const idOf = ({ ChargeId }: Charge) => ChargeId;

/** The charges over a company's property: outstanding and part satisfied, and the satisfied when asked for. */
export function ChargesPage({ companyId, address, onAddressChange }: ChargesPageProps) {
  const charges = useCall('getCompanyCharges', { query: { CompanyId: companyId } });
  const withSatisfied = address.former !== undefined;
  const kept = keptOf(address);
  const columns = useMemo(() => chargeColumns(companyId, kept), [companyId, kept]);
  return (
    <RecordPart query={charges} what="charges">
      {({ Charges, TotalCount, SatisfiedCount }) => {
        const open = Charges.find(({ ChargeId }) => ChargeId === address.open);
        const shown = Charges.filter(({ State }) => withSatisfied || State !== 'satisfied');
        return (
          <>
            <RegisterHeading
              title="Charges and mortgages"
              current={TotalCount - SatisfiedCount}
              former={SatisfiedCount}
              formerWord="satisfied"
            />
            <RegisterList
              register="charges"
              companyId={companyId}
              caption="Charges and mortgages"
              address={address}
              onAddressChange={onAddressChange}
              filters={
                SatisfiedCount > 0 && (
                  <ToggleChip
                    label="Show satisfied"
                    count={SatisfiedCount}
                    pressed={withSatisfied}
                    onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
                  />
                )
              }
              columns={columns}
              rows={shown}
              rowId={idOf}
              empty={<NoCharges hasSatisfied={SatisfiedCount > 0} />}
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
    </RecordPart>
  );
}

function NoCharges({ hasSatisfied }: { hasSatisfied: boolean }) {
  return hasSatisfied ? (
    <EmptyState title="No charge is outstanding">Every charge on the register is satisfied.</EmptyState>
  ) : (
    <EmptyState title="No charges">The register shows no charge over the company’s property.</EmptyState>
  );
}
