import { useState } from 'react';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { PersonDetails } from '../people-types.ts';

const ProtectDialog = onDemand(() => import('./protect-dialog.tsx'));
const EndProtectionDialog = onDemand(() => import('./end-protection-dialog.tsx'));

/** Whether somebody has said that the person is protected, and the way to say it or to take it back. */
export function ProtectionCard({ person }: { readonly person: PersonDetails }) {
  const { said, kind } = person;
  const mayProtect = useMay('protectPerson');
  const [isOpen, setOpen] = useState(false);
  if (kind === 'body' || (said === null && !mayProtect)) return null;
  const close = () => setOpen(false);
  return (
    <Card
      title="Protection of particulars"
      actions={
        mayProtect && (
          <Button kind="text" compact onClick={() => setOpen(true)}>
            {said === null ? 'Mark as protected' : 'Take it back'}
          </Button>
        )
      }
    >
      {said === null ? (
        <Muted>
          {person.protection === 'none'
            ? 'Nobody has said that Companies House protects this person’s home or particulars.'
            : 'The register says it; nobody has said it here.'}
        </Muted>
      ) : (
        <Said said={said} />
      )}
      {isOpen && said === null && <ProtectDialog person={person} onClose={close} />}
      {isOpen && said !== null && <EndProtectionDialog person={person} onClose={close} />}
    </Card>
  );
}

function Said({ said }: { readonly said: NonNullable<PersonDetails['said']> }) {
  return (
    <>
      <p>
        {said.protection === 'protected' ? 'Home address protected' : 'Every particular protected'}:{' '}
        <bdi>{said.why}</bdi>
      </p>
      <Muted small as="div">
        Said <InstantValue instant={said.saidAt} />
        {said.saidBy !== null && (
          <>
            {' '}
            by <bdi>{said.saidBy}</bdi>
          </>
        )}
      </Muted>
    </>
  );
}
