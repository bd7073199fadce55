import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { LoaderOverlay } from '#kit/state/loader-overlay.tsx';
import { LoadingRows, LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState, NoAccess, NoMatches } from '#kit/state/states.tsx';
import { Specimen } from './specimen.tsx';

const shownFor = 4000;

export function StateSpecimens() {
  const [doing, setDoing] = useState<string>();
  const wait = () => {
    setDoing('Sending the confirmation statement to Companies House');
    setTimeout(() => setDoing(undefined), shownFor);
  };
  return (
    <>
      <Specimen title="Nothing to show">
        <EmptyState
          title="No officers yet"
          actions={
            <LinkButton icon={IconPlus} href={paths.components}>
              Add officer
            </LinkButton>
          }
        >
          The directors and secretaries of the company will stand here.
        </EmptyState>
        <NoMatches what="companies" onClear={() => showToast('Cleared')} />
        <NoAccess what="see reports" />
        <FailedState
          title="The filing history could not be shown"
          detail="Companies House did not answer in time."
          requestId="req-7f31"
          onRetry={() => showToast('Asked again')}
        >
          What is stored here is not touched. Try again in a minute.
        </FailedState>
      </Specimen>
      <Specimen title="Waiting">
        <LoadingRows label="Loading companies" rows={3} />
        <LoadingText label="Loading the note" lines={3} />
        <Button onClick={wait}>Show the overlay</Button>
        <LoaderOverlay doing={doing} />
      </Specimen>
    </>
  );
}
