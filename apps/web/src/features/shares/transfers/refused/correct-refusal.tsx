import { both } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { useRegisterFacts } from '../../events/register-facts.ts';
import { TransferForm } from '../record-transfer.tsx';
import { toRefusalValues } from './use-refused-transfer.ts';

interface CorrectRefusalProps {
  readonly companyId: string;
  readonly refusalId: string;
}

/** The form filled in with the record of a refusal that is wrong. */
export default function CorrectRefusal({ companyId, refusalId }: CorrectRefusalProps) {
  const facts = useRegisterFacts(companyId);
  const refusals = useCall('getRefusedShareTransfers', { query: { companyId } });
  return (
    <Loaded query={both(facts, refusals)} what="refusal">
      {([register, { entity }]) => {
        const refused = entity.find((each) => each.refusedTransferId === refusalId);
        if (refused === undefined)
          return (
            <EmptyState
              title="There is no such refusal"
              actions={<LinkButton href={sharePaths.transfer(companyId)}>Show the transfers</LinkButton>}
            >
              It is not among the refused transfers of this company.
            </EmptyState>
          );
        const own = { ...register, isDecided: true };
        return (
          <TransferForm
            of={{ kind: 'transfer', facts: own, first: toRefusalValues(refused, own) }}
            refused={refused}
          />
        );
      }}
    </Loaded>
  );
}
