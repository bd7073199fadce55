import { GroupError } from '#kit/field/group-error.tsx';
import { StepFrame } from '../step-frame.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { areMembersGivenAnew, type OwnShares } from '../../own-shares.ts';
import { UnidentifiedHolders } from './unidentified-holders.tsx';
import { OwnRegister } from '../register/own-register.tsx';
import { holdingLines } from '../register/share-lines.ts';
import type { StepProps } from '../step-props.ts';

const toOwnMembers = () => ({ answers: { shareholdings: { answer: 'confirm' as const, holdings: [] } } });

/** The shareholders of a company that keeps its share register here: taken from it, and only looked at. */
export function OwnShareholdersStep({
  statement,
  field,
  shares,
}: StepProps & { readonly shares: OwnShares }) {
  const form = useStatbookForm({ defaultValues: {} });
  return (
    <StepFrame statement={statement} step="shareholders" form={form} toAnswers={toOwnMembers} field={field}>
      <GroupError name="shareholdings.holdings" />
      <UnidentifiedHolders companyId={statement.companyId} holdings={shares.shareholdings} />
      <OwnRegister
        companyId={statement.companyId}
        shares={shares}
        lines={holdingLines(shares.shareholdings)}
        differences={shares.memberDifferences}
        what="list of shareholders"
        isGivenAnew={areMembersGivenAnew(shares, statement.facts)}
      />
    </StepFrame>
  );
}
