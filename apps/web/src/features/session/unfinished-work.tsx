import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

type Draft = CallReply<'getUnfinishedWork'>['Entity'][number];

/** After signing in: what was left unfinished in the session before, until it is taken up or put aside. */
export default function UnfinishedWork() {
  const session = useSession();
  const isNew = session.status === 'signed-in' && session.isNew === true;
  const [isDone, setDone] = useState(false);
  const unfinished = useCall('getUnfinishedWork', {}, { enabled: isNew && !isDone });
  const drafts = unfinished.data?.Entity ?? [];
  if (!isNew || isDone || drafts.length === 0) return null;
  const done = () => setDone(true);
  return (
    <Banner
      title="You have work to go on with"
      action={
        <Button kind="text" compact onClick={done}>
          Not now
        </Button>
      }
    >
      {drafts.map((draft) => (
        <div key={draft.FilingId}>
          <AppLink href={addressOf(draft)} onClick={done}>
            Go on with the {lowerFirst(draft.FormName)} of {draft.CompanyName}
          </AppLink>{' '}
          · saved <InstantValue instant={draft.SavedAt} />
        </div>
      ))}
    </Banner>
  );
}

function addressOf({ Form, CompanyId }: Draft): string {
  return Form === 'CS01' ? paths.confirmationStatement(CompanyId) : paths.forms(CompanyId);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
