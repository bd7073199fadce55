import { GroupError } from '#kit/form/group-error.tsx';
import { StepFrame } from '../step-frame.tsx';
import { useStepForm } from '../use-step-form.ts';
import { areMembersGivenAnew, type OwnShares } from '../own-shares.ts';
import { HoldersNotKnown } from './holders-not-known.tsx';
import { OwnRegister } from './own-register.tsx';
import { holdingLines } from './register-lines.ts';
import type { StepProps } from './step-props.ts';

const toOwnMembers = () => ({ Answers: { Shareholdings: { Answer: 'confirm' as const, Holdings: [] } } });

/** The shareholders of a company that keeps its share register here: taken from it, and only looked at. */
export function OwnShareholdersStep({
  statement,
  field,
  shares,
}: StepProps & { readonly shares: OwnShares }) {
  const form = useStepForm({});
  return (
    <StepFrame statement={statement} step="shareholders" form={form} toAnswers={toOwnMembers} field={field}>
      <GroupError name="Shareholdings.Holdings" />
      <HoldersNotKnown companyId={statement.companyId} holdings={shares.Shareholdings} />
      <OwnRegister
        companyId={statement.companyId}
        shares={shares}
        lines={holdingLines(shares.Shareholdings)}
        differences={shares.MemberDifferences}
        what="list of shareholders"
        isGivenAnew={areMembersGivenAnew(shares, statement.facts)}
      />
    </StepFrame>
  );
}
