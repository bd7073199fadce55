import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { bands } from '#company-page/psc-notices/control-words.ts';
import { NoticeAct } from '#company-page/psc-notices/notice-act.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import styles from './pscs.module.css';

// A form of its own chunk: the schema library comes with the first form.
const DismissUnregistered = onDemand(() => import('./dismiss-unregistered.tsx'));

type Difference = CallReply<'getTieOut'>['entity'][number]['control'][number];

/** Whom the share register and this register know differently as they stand, the opening balance included. */
export function ControlDifferences({ companyId }: { companyId: string }) {
  const tieOut = useCall('getTieOut', { query: { companyId } });
  const differences = tieOut.data?.entity[0]?.control ?? [];
  if (differences.length === 0) return null;
  return (
    <div className={styles.below}>
      <Card title="Compared with the share register">
        <Lead>
          The register of members knows shares and votes only: trusts, nominees and agreements are for you to
          judge.
        </Lead>
        <LineList>
          {differences.map((difference) => (
            <DifferenceItem
              key={difference.personId ?? difference.name}
              difference={difference}
              companyId={companyId}
            />
          ))}
        </LineList>
      </Card>
    </div>
  );
}

function DifferenceItem({ difference, companyId }: { difference: Difference; companyId: string }) {
  const { name, personId, form, notRequired, filing } = difference;
  const [isDismissing, setDismissing] = useState(false);
  const mayDismiss = useMay('dismissUnregisteredPsc');
  const isOpen = personId !== null && notRequired === null;
  // The register may show somebody under another name than was accepted: people can say so.
  const isToBegin = filing === null || filing.state === 'accepted';
  return (
    <li className={styles.difference}>
      <LineTitle>
        <bdi>{name}</bdi>
      </LineTitle>
      <Muted>{describe(difference)}</Muted>
      {notRequired !== null && <Muted>No notice is required: {notRequired}</Muted>}
      {isOpen && (mayDismiss || filing !== null) && (
        <div className={styles.differenceActions}>
          <NoticeAct
            companyId={companyId}
            form={form}
            personName={name}
            origin={{ unregisteredPersonId: personId }}
            filing={filing}
          />
          {isToBegin && mayDismiss && (
            <Button kind="text" onClick={() => setDismissing(true)}>
              Not required …<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
      {isDismissing && personId !== null && (
        <DismissUnregistered
          companyId={companyId}
          personId={personId}
          name={name}
          onClose={() => setDismissing(false)}
        />
      )}
    </li>
  );
}

/** "Holds over 25% to 50% of the shares and of the votes, and is not on the PSC register". */
function describe({ knownTo, shares, votes }: Difference): string {
  if (knownTo === 'record')
    return 'On the PSC register for shares or votes; not over 25% by the share register';
  const same = shares !== null && shares === votes && shares !== 'several-currencies';
  const held = same
    ? `${bands[shares]} of the shares and of the votes`
    : [shares && `shares: ${bands[shares]}`, votes && `votes: ${bands[votes]}`].filter(Boolean).join(', ');
  return `Holds ${held}, and is not on the PSC register`;
}
