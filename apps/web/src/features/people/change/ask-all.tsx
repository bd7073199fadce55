import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateCalls, useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { approvalCalls } from '#filing/approval/approval-calls.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { toFormRefusal } from '#kit/form/refusal.ts';
import { LineList } from '#kit/line-list/line-list.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { changeCalls, type ChangeFiling } from './change-types.ts';

/** What has to be approved, can be sent as it is, and was not asked about as it is. What was refused is corrected first. */
const canBeAsked = ({ state, isReady, approvalState, contentSha256 }: ChangeFiling) =>
  state === 'draft' &&
  isReady &&
  contentSha256 !== null &&
  (approvalState === 'to-ask' || approvalState === 'lapsed');

interface Outcome {
  readonly filingId: string;
  readonly name: string;
  /** Why it was not asked for; undefined where it was. */
  readonly refusal: string | undefined;
}

/** Asks for every approval that is needed and not asked for, one notice after the other; says of each what became of it. */
export function AskAll({ filings }: { readonly filings: readonly ChangeFiling[] }) {
  const mayAsk = useMay('askForApproval');
  const { ask, total, outcomes } = useAsking();
  const body = useRef<HTMLDivElement>(null);
  const toAsk = filings.filter(canBeAsked);
  if (!mayAsk || (toAsk.length === 0 && outcomes.length === 0)) return null;
  const askThem = () => {
    // The button gives way to the progress, and that to what became of each.
    body.current?.focus();
    void ask(toAsk);
  };
  return (
    <Card title="Ask for approval">
      <div ref={body} tabIndex={-1}>
        {total === undefined ? (
          <>
            {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
            {toAsk.length > 0 && <ToAsk count={toAsk.length} onAsk={askThem} />}
          </>
        ) : (
          <Progress
            label={`${outcomes.length} of ${total} notices done`}
            done={outcomes.length}
            total={total}
          />
        )}
      </div>
    </Card>
  );
}

const ToAsk = ({ count, onAsk }: { readonly count: number; readonly onAsk: () => void }) => (
  <>
    <p>Whoever is asked sees exactly what is sent, and approves that and nothing else.</p>
    <FormActions>
      <Button kind="filled" onClick={onAsk}>
        Ask for the approval of {count === 1 ? 'one notice' : `${count} notices`}
      </Button>
    </FormActions>
  </>
);

function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const isComplete = outcomes.every(({ refusal }) => refusal === undefined);
  return (
    <Banner
      tone={isComplete ? 'ok' : 'warn'}
      title={isComplete ? 'Approval was asked for' : 'Approval was not asked for everywhere'}
      announced
    >
      <LineList>
        {outcomes.map(({ filingId, name, refusal }) => (
          <li key={filingId}>
            <bdi>{name}</bdi>: {refusal ?? 'asked for.'}
          </li>
        ))}
      </LineList>
    </Banner>
  );
}

/** Each is a request of its own: what is refused of one company stands in the way of no other. */
function useAsking() {
  const queryClient = useQueryClient();
  const asking = useAction('askForApproval');
  /** So many are asked for now. */
  const [total, setTotal] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const ask = async (filings: readonly ChangeFiling[]) => {
    setTotal(filings.length);
    setOutcomes([]);
    for (const filing of filings) {
      const { filingId, version, contentSha256, companyName, form } = filing;
      const body = { filingId, draftVersion: version, contentAccepted: contentSha256 ?? '' };
      const refusal = await asking.mutateAsync({ body }).then(() => undefined, reasonOf);
      setOutcomes((before) => [...before, { filingId, name: `${companyName}, ${form}`, refusal }]);
    }
    await invalidateCalls(queryClient, ...changeCalls, ...approvalCalls);
    setTotal(undefined);
  };
  return { ask, total, outcomes };
}

function reasonOf(error: unknown): string {
  const { detail, errors = {} } = toFormRefusal(error);
  return Object.values(errors)[0] ?? detail;
}
