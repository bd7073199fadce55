import type { CallName } from '@statbook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateCalls, useAction } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { toFormRefusal } from '#kit/form/refusal.ts';
import { LineList } from '#kit/line-list/line-list.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { approvalCalls } from './approval-calls.ts';

/** A draft whose approval can be asked for as it stands. */
export interface Askable {
  readonly filingId: string;
  readonly draftVersion: number;
  readonly contentSha256: string;
  /** What it is called among the others. */
  readonly name: string;
}

interface Outcome {
  readonly filingId: string;
  readonly name: string;
  /** Why it was not asked for; undefined where it was. */
  readonly refusal: string | undefined;
}

interface AskSeveralProps {
  readonly asking: ReturnType<typeof useAskingForSeveral>;
  readonly toAsk: readonly Askable[];
  /** What one of them is: "notice". */
  readonly noun: string;
}

/** Asks for several approvals, one after the other; says of each what became of it. */
export function AskSeveral({ asking, toAsk, noun }: AskSeveralProps) {
  const { ask, total, outcomes } = asking;
  const body = useRef<HTMLDivElement>(null);
  const askThem = () => {
    // The button gives way to the progress, and that to what became of each.
    body.current?.focus();
    void ask(toAsk);
  };
  return (
    <div ref={body} tabIndex={-1}>
      {total === undefined ? (
        <>
          {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
          {toAsk.length > 0 && (
            <ToAsk what={toAsk.length === 1 ? `one ${noun}` : `${toAsk.length} ${noun}s`} onAsk={askThem} />
          )}
        </>
      ) : (
        <Progress
          label={`${outcomes.length} of ${total} ${noun}s done`}
          done={outcomes.length}
          total={total}
        />
      )}
    </div>
  );
}

const ToAsk = ({ what, onAsk }: { readonly what: string; readonly onAsk: () => void }) => (
  <>
    <p>Whoever is asked sees exactly what is sent, and approves that and nothing else.</p>
    <FormActions>
      <Button kind="filled" onClick={onAsk}>
        Ask for the approval of {what}
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
export function useAskingForSeveral(calls: readonly CallName[] = []) {
  const queryClient = useQueryClient();
  const asking = useAction('askForApproval');
  /** So many are asked for now. */
  const [total, setTotal] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** Those that were asked for, by their ids, also the ones before the last time. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const ask = async (drafts: readonly Askable[]) => {
    setTotal(drafts.length);
    setOutcomes([]);
    for (const { filingId, draftVersion, contentSha256, name } of drafts) {
      const body = { filingId, draftVersion, contentAccepted: contentSha256 };
      const refusal = await asking.mutateAsync({ body }).then(() => undefined, reasonOf);
      if (refusal === undefined) setAsked((before) => new Set(before).add(filingId));
      setOutcomes((before) => [...before, { filingId, name, refusal }]);
    }
    await invalidateCalls(queryClient, ...new Set([...calls, ...approvalCalls]));
    setTotal(undefined);
  };
  return { ask, total, outcomes, asked };
}

function reasonOf(error: unknown): string {
  const { detail, errors = {} } = toFormRefusal(error);
  return Object.values(errors)[0] ?? detail;
}
