import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type Fileable, isApproved, keyOf, type Outcomes, type Reviewed, toReviewed } from './statements.ts';
import { StatementsReview } from './statements-review.tsx';
import styles from './verification.module.css';

interface StatementsDialogProps {
  readonly statements: readonly Fileable[];
  readonly onClose: () => void;
}

/** One act in two steps: the statements are made, and sent as they were reviewed. Each is a filing of its own. */
export function StatementsDialog(props: StatementsDialogProps) {
  // What was chosen when the dialog opened: what is sent falls out of the list meanwhile.
  const [statements] = useState(props.statements);
  const [reviewed, setReviewed] = useState<readonly Reviewed[]>();
  if (reviewed === undefined)
    return <MakeStatements {...props} statements={statements} onMade={setReviewed} />;
  return <SendStatements reviewed={reviewed} onClose={props.onClose} />;
}

const boardCalls = ['getVerificationBoard', 'getFilingsAwaitingCodes'] as const;

interface MakeStatementsProps extends StatementsDialogProps {
  readonly onMade: (reviewed: readonly Reviewed[]) => void;
}

function MakeStatements({ statements, onMade, onClose }: MakeStatementsProps) {
  const [isTicked, setIsTicked] = useState(false);
  const [error, setError] = useState<string>();
  const preparing = useAction('prepareVerificationStatements', [...boardCalls, 'getForms']);
  const make = () => {
    if (!isTicked) return setError('Confirm that the identities are verified');
    const roles = statements.map(({ role: { companyId, registerKey } }) => ({ companyId, registerKey }));
    preparing.mutate(
      { body: { roles, statesVerified: true } },
      { onSuccess: ({ entity }) => onMade(toReviewed(statements, entity)), onError: showFailure },
    );
  };
  return (
    <Dialog
      open
      wide
      title="File identity statements"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="filled" busy={preparing.isPending} onClick={make}>
            Go on to the review
          </Button>
        </>
      }
    >
      <div className={styles.statements}>
        <p>
          A statement (VS01) is made for each of these with the personal code that is held. Nothing is sent
          before you have reviewed it, and nothing is to be paid.
        </p>
        <LineList>
          {statements.map((statement) => (
            <li key={keyOf(statement)}>
              <LineTitle>
                <bdi>{statement.personName}</bdi>
              </LineTitle>
              <Muted small as="div">
                <bdi>{statement.role.companyName}</bdi> · {statement.role.companyNumber}
              </Muted>
            </li>
          ))}
        </LineList>
        <Checkbox
          name="statesVerified"
          label="The identity of each of these people is verified in accordance with the Companies Act 2006"
          checked={isTicked}
          error={error}
          onChange={({ currentTarget }) => {
            setIsTicked(currentTarget.checked);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}

interface SendStatementsProps {
  readonly reviewed: readonly Reviewed[];
  readonly onClose: () => void;
}

function SendStatements({ reviewed, onClose }: SendStatementsProps) {
  const maySubmit = useMay('submitFilings');
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const sending = useAction('submitFilings', [...boardCalls, 'getSubmissions', 'getForms']);
  const toSend = reviewed.filter(isApproved);
  const send = () =>
    sending.mutate(
      {
        body: {
          filings: toSend.flatMap(({ filingId, ready }) =>
            filingId === null || ready === null
              ? []
              : [{ filingId, draftVersion: ready.draftVersion, contentAccepted: ready.contentSha256 }],
          ),
        },
      },
      {
        onSuccess: ({ entity }) => {
          setOutcomes(new Map(entity.map(({ filingId, refusal }) => [filingId, refusal?.message ?? null])));
          const sent = entity.filter(({ state }) => state !== null).length;
          if (sent > 0) showToast(sent === 1 ? '1 statement submitted' : `${sent} statements submitted`);
        },
        onError: showFailure,
      },
    );
  const canSend = outcomes === undefined && toSend.length > 0 && maySubmit;
  return (
    <Dialog
      open
      wide
      title={outcomes === undefined ? 'Review identity statements' : 'Identity statements'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{outcomes === undefined ? 'Keep as drafts' : 'Close'}</Button>
          {canSend && (
            <Button kind="filled" busy={sending.isPending} onClick={send}>
              {toSend.length === 1 ? 'Submit 1 statement' : `Submit ${toSend.length} statements`}
            </Button>
          )}
        </>
      }
    >
      <StatementsReview reviewed={reviewed} outcomes={outcomes} maySubmit={maySubmit} />
    </Dialog>
  );
}
