import { useState } from 'react';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { PersonDetails } from '../people-types.ts';

const AppointDialog = onDemand(() => import('./appoint-dialog.tsx'));

/** Begins a form that introduces the person to another company. */
export function AppointCard({ person }: { readonly person: PersonDetails }) {
  const mayAppoint = useMay('startForm');
  const [isOpen, setOpen] = useState(false);
  if (!mayAppoint || person.protection === 'super-secure') return null;
  return (
    <Card
      title="In another company"
      actions={
        <Button kind="text" compact onClick={() => setOpen(true)}>
          Appoint in another company
        </Button>
      }
    >
      <Muted>
        The form begins with what is known here. What is not public goes into it encrypted, and you can change
        all of it.
      </Muted>
      {isOpen && <AppointDialog person={person} onClose={() => setOpen(false)} />}
    </Card>
  );
}
