import { IconPlus } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { LoaderOverlay } from '#kit/loader-overlay/loader-overlay.tsx';
import { LoadingRows, LoadingText } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import { EmptyState, NoAccess, NoMatches } from '#kit/states/states.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { type Sample, Stateful } from './sample.tsx';

const overlayShownFor = 4000;

export const stateSamples: readonly Sample[] = [
  {
    title: 'Nothing to show',
    content: (
      <>
        <EmptyState
          title="No officers yet"
          actions={
            <LinkButton icon={IconPlus} href={paths.components}>
              Add officer
            </LinkButton>
          }
        >
          The directors and secretaries of the company will appear here.
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
      </>
    ),
  },
  {
    title: 'Waiting',
    content: (
      <>
        <LoadingRows label="Loading companies" rows={3} />
        <LoadingText label="Loading the note" lines={3} />
        <Stateful initial={false}>
          {(isWaiting, setWaiting) => (
            <>
              <Button
                onClick={() => {
                  setWaiting(true);
                  setTimeout(() => setWaiting(false), overlayShownFor);
                }}
              >
                Show the overlay
              </Button>
              <LoaderOverlay label={isWaiting ? 'Sending the statement to Companies House' : undefined} />
            </>
          )}
        </Stateful>
      </>
    ),
  },
];
