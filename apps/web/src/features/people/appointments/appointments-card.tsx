import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { AppointmentList } from './appointment-list.tsx';

/** What else the public register shows of a person: asked for only when somebody wants it, since it costs requests there. */
export function AppointmentsCard({ personId }: { readonly personId: string }) {
  const mayAsk = useMay('getPersonAppointments');
  const [isAsked, setAsked] = useState(false);
  const found = useCall(
    'getPersonAppointments',
    { query: { personId } },
    { enabled: mayAsk && isAsked, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (!mayAsk) return null;
  const read = found.data?.entity[0];
  const ask = () => (isAsked ? void found.refetch() : setAsked(true));
  return (
    <Card
      title="Other appointments on the public register"
      actions={
        // One button from first to last: it keeps the focus while the answer comes.
        <Button kind="text" compact busy={found.isFetching} onClick={ask}>
          {isAsked ? 'Look up again' : 'Look up'}
        </Button>
      }
    >
      {found.error !== null && <NotRead error={found.error} />}
      {read !== undefined && <AppointmentList read={read} />}
      {read === undefined && found.isFetching && <LoadingText label="Asking Companies House" lines={3} />}
      {!isAsked && (
        <Lead>
          Where else they hold office or held it, as Companies House shows it now. Nothing of it is kept here.
        </Lead>
      )}
    </Card>
  );
}

function NotRead({ error }: { readonly error: Error }) {
  return (
    <Banner tone="bad" title="The public register could not be read" announced>
      {error.message}
    </Banner>
  );
}
