import { lowerFirst } from '@statbook/domain/lower-first';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { draftPath } from '#app/paths.ts';
import { useSession } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

type Draft = CallReply<'getUnfinishedWork'>['entity'][number];

/** More than these are shown when they are asked for. */
const atFirst = 3;

/** After signing in: what the person has begun and not finished, until it is taken up or put aside. */
export default function UnfinishedWork() {
  const session = useSession();
  const isNew = session.status === 'signed-in' && session.isNew === true;
  const [isDone, setDone] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const unfinished = useCall('getUnfinishedWork', {}, { enabled: isNew && !isDone });
  const here = useRouterState({ select: ({ location }) => location.href });
  const drafts = (unfinished.data?.entity ?? []).filter((draft) => !isOpenAt(here, draft));
  if (!isNew || isDone || drafts.length === 0) return null;
  const shown = showsAll ? drafts : drafts.slice(0, atFirst);
  const done = () => setDone(true);
  return (
    <Banner
      title="You have work to go on with"
      action={
        <>
          {drafts.length > shown.length && (
            <Button kind="text" compact onClick={() => setShowsAll(true)}>
              Show all <Count of={drafts.length} />
            </Button>
          )}
          <Button kind="text" compact onClick={done}>
            Not now
          </Button>
        </>
      }
    >
      {shown.map((draft) => (
        <div key={draft.draftId}>
          <AppLink href={addressOf(draft)} onClick={done}>
            Go on with the {lowerFirst(draft.formName)}
            {draft.form === 'IN01' ? ': ' : ' of '}
            {draft.companyName}
            {draft.subject !== null && `: ${draft.subject}`}
          </AppLink>{' '}
          · saved <InstantValue instant={draft.savedAt} />
        </div>
      ))}
    </Banner>
  );
}

function addressOf({ form, draftId, companyId, step, address }: Draft): string {
  if (address !== null) return address;
  if (form === 'allotment') return sharePaths.allotment(companyId, draftId);
  return draftPath({ filingId: draftId, companyId, form }, step === null ? {} : { step });
}

/** Whether a page is the draft's own, at whichever step. */
function isOpenAt(here: string, draft: Draft): boolean {
  const [page, wanted] = [here, addressOf(draft)].map((href) => new URL(href, 'https://statbook.invalid'));
  if (page === undefined || wanted === undefined || page.pathname !== wanted.pathname) return false;
  return [...wanted.searchParams].every(
    ([name, value]) => name === 'step' || page.searchParams.get(name) === value,
  );
}
