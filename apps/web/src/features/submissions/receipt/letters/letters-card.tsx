import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { Receipt } from '../../submission-state.ts';
import type { FilingLetters } from './filing-letters.ts';

const LetterDialog = onDemand(() => import('./letter-dialog.tsx'));

type Letter = FilingLetters['letters'][number];

/** What went to the client about a filing, and sending it. A call that failed leaves the rest of the page as it is. */
export function LettersCard({
  receipt: { filingId, state },
}: {
  receipt: Pick<Receipt, 'filingId' | 'state'>;
}) {
  const [isWriting, setWriting] = useState(false);
  const [found] = useCall('getFilingLetters', { query: { filingId } }).data?.entity ?? [];
  if (found === undefined) return null;
  const { documents, letters } = found;
  if (documents.length === 0 && letters.length === 0) return null;
  return (
    <Card title="Email to the client">
      {letters.length === 0 ? (
        <Lead>
          {state === 'rejected'
            ? 'What was rejected, and why, can go to the client by email, as PDF.'
            : 'What was filed, the receipt and the certificate can go to the client by email, as PDF.'}
        </Lead>
      ) : (
        <LineList>
          {letters.map((letter) => (
            <li key={letter.letterId}>
              <SentLetter letter={letter} />
            </li>
          ))}
        </LineList>
      )}
      {documents.length > 0 && (
        <div data-print="no">
          <FormActions>
            <Button onPointerEnter={preloadDialog} onClick={() => setWriting(true)}>
              Send by email
            </Button>
          </FormActions>
        </div>
      )}
      {isWriting && <LetterDialog filingId={filingId} found={found} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function SentLetter({ letter }: { letter: Letter }) {
  const { to, state, sentBy, askedAt, stateAt, documents, note } = letter;
  return (
    <>
      <LineTitle>
        {state === 'sent' ? 'Sent to ' : 'To '}
        <bdi>{to}</bdi>
      </LineTitle>
      <Muted small>
        <InstantValue instant={state === 'sent' ? (stateAt ?? askedAt) : askedAt} /> by <bdi>{sentBy}</bdi>
      </Muted>
      {state !== 'sent' && <Trouble letter={letter} />}
      <div>{documents.join('; ')}</div>
      {note !== null && (
        <Muted small>
          Note: <bdi>{note}</bdi>
        </Muted>
      )}
    </>
  );
}

/** Why a letter has not gone yet, or does not go. */
function Trouble({ letter: { state, stateAt } }: { letter: Letter }) {
  const at = stateAt !== null && <InstantValue instant={stateAt} />;
  if (state === 'delayed')
    return <div>Not sent yet: the mail server did not take it ({at}). Statbook tries again.</div>;
  if (state === 'refused')
    return <div>Not sent: the mail server refuses this address ({at}). Check it and send again.</div>;
  if (state === 'given-up')
    return <div>Not sent: the mail server did not take it for a day, last {at}. Send it again.</div>;
  return <div>On its way</div>;
}
