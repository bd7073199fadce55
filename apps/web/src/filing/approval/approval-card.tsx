import { useRef } from 'react';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { approvalCalls } from './approval-calls.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { RefusalBanner } from './approval-note.tsx';
import { type FilingApproval, refusalIn } from './use-filing-approval.ts';

interface ApprovalCardProps {
  readonly approval: FilingApproval;
  readonly draftVersion: number;
  readonly contentSha256: string;
  /** Where the draft is corrected. */
  readonly correctHref: string;
}

/** Who has approved this, who is to come, and the button that asks them. */
export default function ApprovalCard(props: ApprovalCardProps) {
  const { approval } = props;
  const state = useRef<HTMLDivElement>(null);
  const { state: standing } = approval;
  const isChanged = standing === 'lapsed' || standing === 'refused';
  const isStuck = !approval.canComplete && !approval.needsAnother;
  return (
    <Card title="Approval">
      <div ref={state} tabIndex={-1}>
        {(!isStuck || isChanged) && <StateBanner approval={approval} />}
        {isStuck && <StuckBanner />}
      </div>
      <ApprovalFacts approval={approval} />
      <SendLinks approval={approval} />
      {(isChanged || standing === 'to-ask') && (
        <FormActions>
          {standing === 'refused' && (
            <LinkButton kind="filled" href={props.correctHref}>
              Correct the draft
            </LinkButton>
          )}
          {/* The button goes with what it was for. */}
          {!isStuck && <AskButton {...props} onAsked={() => state.current?.focus()} />}
        </FormActions>
      )}
    </Card>
  );
}

function AskButton({
  approval: { filingId, state },
  draftVersion,
  contentSha256,
  onAsked,
}: ApprovalCardProps & { readonly onAsked: () => void }) {
  const mayAsk = useMay('askForApproval');
  const asking = useAction('askForApproval', approvalCalls);
  if (!mayAsk) return null;
  const ask = () =>
    asking.mutateAsync({ body: { filingId, draftVersion, contentAccepted: contentSha256 } }).then(() => {
      showToast('Approval asked for');
      onAsked();
    }, showFailure);
  return (
    <Button
      kind={state === 'refused' ? undefined : 'filled'}
      busy={asking.isPending}
      onClick={() => void ask()}
    >
      {state === 'to-ask' ? 'Ask for approval' : 'Ask for approval again'}
    </Button>
  );
}

/** Sends those who are asked by link their link again, or the first. */
function SendLinks({ approval }: Pick<ApprovalCardProps, 'approval'>) {
  const maySend = useMay('sendApprovalLink');
  const sending = useAction('sendApprovalLink', ['getFilingApproval']);
  const asked = approval.levels
    .flatMap(({ approvers }) => approvers)
    .flatMap(({ link, fullName, isAwaited }) => (link && isAwaited ? [{ ...link, fullName }] : []));
  if (!maySend || asked.length === 0) return null;
  const send = (signatoryId: string, email: string) =>
    sending
      .mutateAsync({ body: { filingId: approval.filingId, signatoryId } })
      .then(() => showToast(`The link is on its way to ${email}`), showFailure);
  return (
    <FormActions>
      {[...new Map(asked.map((each) => [each.signatoryId, each])).values()].map((each) => (
        <Button
          key={each.signatoryId}
          busy={sending.isPending}
          aria-label={`${each.state === 'none' ? 'Send the link' : 'Send again'}: ${each.fullName}`}
          onClick={() => void send(each.signatoryId, each.email)}
        >
          {each.state === 'none' ? 'Send the link' : 'Send again'}
          {asked.length > 1 && <>: {each.fullName}</>}
        </Button>
      ))}
    </FormActions>
  );
}

/** No approval can come: who is named has left, or does not see the company. */
function StuckBanner() {
  const mayChange = useMay('saveApprovalPolicy');
  return (
    <Banner
      tone="warn"
      title="Too few of those who are named can approve it"
      announced
      action={mayChange && <AppLink href={paths.approvalPolicies}>Change the policy</AppLink>}
    >
      They are no longer active, or do not see this company. Somebody who may change settings gives them
      access, or names others in the policy.
    </Banner>
  );
}

function StateBanner({ approval }: Pick<ApprovalCardProps, 'approval'>) {
  const { state, canComplete, needsAnother } = approval;
  const refusal = refusalIn(approval);
  if (state === 'approved')
    return (
      <Banner tone="ok" title="Approved">
        It can be filed as it is. A change of what is sent makes the approval lapse.
      </Banner>
    );
  if (state === 'lapsed' && refusal !== undefined)
    return (
      <Banner title="Changed since it was refused" announced>
        Ask for the approval of what stands on this page now.
      </Banner>
    );
  if (state === 'lapsed')
    return (
      <Banner tone="warn" title="The approval has lapsed" announced>
        What would be sent has changed since it was asked about. Nothing that was approved before counts.
      </Banner>
    );
  if (state === 'refused' && refusal !== undefined) return <RefusalBanner refusal={refusal} />;
  if (state === 'to-ask')
    return (
      <Banner title="This has to be approved before it is filed">
        Whoever is asked sees exactly what stands on this page, and approves that and nothing else.
      </Banner>
    );
  if (needsAnother)
    return (
      <Banner tone="warn" title="Somebody else has to approve it too">
        Only who prepared it has approved.
        {!canComplete && ' The policy names nobody else: somebody who may change settings can add a person.'}
      </Banner>
    );
  return (
    <Banner title="Approval is asked for">
      It can be filed once everybody who is asked has approved. Any change voids the request.
    </Banner>
  );
}
