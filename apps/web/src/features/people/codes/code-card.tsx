import { useState } from 'react';
import { NAME_REASON_LABELS } from '@statbook/domain/identity';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { RevealButton } from '#company-page/revealed/reveal-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import type { PersonDetails } from '../people-types.ts';

const GiveCodeDialog = onDemand(() => import('./give-code-dialog.tsx'));
const EndCodeDialog = onDemand(() => import('./end-code-dialog.tsx'));

/** The personal code of somebody: that it is held, and nothing of it until somebody asks. */
export function CodeCard({ person }: { readonly person: PersonDetails }) {
  const { personId, name, codeHeld } = person;
  const mayGive = useMay('keepPersonalCodes');
  const [open, setOpen] = useState<'give' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title="Identity verification"
      actions={
        mayGive && (
          <>
            <Button kind="text" compact onClick={() => setOpen('give')}>
              {codeHeld === null ? 'Add the personal code' : 'Replace the code'}
            </Button>
            {codeHeld !== null && (
              <Button kind="text" compact onClick={() => setOpen('end')}>
                End the code
              </Button>
            )}
          </>
        )
      }
    >
      {codeHeld === null ? (
        <Lead>
          No personal code is held. It is sent with the statements that the identity of this person is
          verified, in all their companies.
        </Lead>
      ) : (
        // What was shown belongs to the code that is held now.
        <HeldCode key={codeHeld.since} personId={personId} held={codeHeld} mayShow={mayGive} />
      )}
      {open === 'give' && (
        <GiveCodeDialog personId={personId} name={name} isHeld={codeHeld !== null} onClose={close} />
      )}
      {open === 'end' && <EndCodeDialog personId={personId} name={name} onClose={close} />}
    </Card>
  );
}

interface HeldCodeProps {
  readonly personId: string;
  readonly held: NonNullable<PersonDetails['codeHeld']>;
  readonly mayShow: boolean;
}

const sources = { typed: 'Typed here', form: 'Given in a form', link: 'Given by the person' } as const;

function HeldCode({ personId, held, mayShow }: HeldCodeProps) {
  const [shown, setShown] = useState<string>();
  const show = useAction('showPersonalCode', ['getActivityLogs']);
  const reveal = () =>
    show.mutate({ body: { personId } }, { onSuccess: ({ entity }) => setShown(entity[0]?.personalCode) });
  const facts: readonly Fact[] = [
    {
      term: 'Personal code',
      value: <Value>{shown ?? '•••••••••••'}</Value>,
      action: mayShow && (
        <RevealButton
          isShown={shown !== undefined}
          busy={show.isPending}
          onShow={reveal}
          onHide={() => setShown(undefined)}
        />
      ),
    },
    { term: 'Held since', value: <InstantValue instant={held.since} /> },
    {
      term: 'Given by',
      value: (
        <bdi>
          {held.givenBy === null ? sources[held.source] : `${held.givenBy} (${sources[held.source]})`}
        </bdi>
      ),
    },
    ...(held.verifiedName === null ? [] : [{ term: 'Verified as', value: <bdi>{held.verifiedName}</bdi> }]),
    ...(held.nameReason === null
      ? []
      : [{ term: 'Why it differs', value: NAME_REASON_LABELS[held.nameReason] }]),
  ];
  return (
    <>
      {show.error !== null && (
        <Banner tone="bad" title="It could not be shown" announced>
          {show.error.message}
        </Banner>
      )}
      <DescriptionList facts={facts} />
    </>
  );
}
