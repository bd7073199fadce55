import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

type Draft = CallReply<'getUnfinishedWork'>['Entity'][number];

/** More than these are shown when they are asked for. */
const atFirst = 3;

/** After signing in: what the person has begun and not finished, until it is taken up or put aside. */
export default function UnfinishedWork() {
  const session = useSession();
  const isNew = session.status === 'signed-in' && session.isNew === true;
  const [isDone, setDone] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const unfinished = useCall('getUnfinishedWork', {}, { enabled: isNew && !isDone });
  const drafts = unfinished.data?.Entity ?? [];
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
        <div key={draft.DraftId}>
          <AppLink href={addressOf(draft)} onClick={done}>
            Go on with the {lowerFirst(draft.FormName)} of {draft.CompanyName}
          </AppLink>{' '}
          · saved <InstantValue instant={draft.SavedAt} />
        </div>
      ))}
    </Banner>
  );
}

function addressOf({ Form, DraftId, CompanyId, Step, Address }: Draft): string {
  if (Address !== null) return Address;
  if (Form === 'allotment') return sharePaths.allotment(CompanyId, DraftId);
  if (Form !== 'CS01') return paths.forms(CompanyId);
  return paths.confirmationStatement(CompanyId, Step === null ? {} : { step: Step });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
