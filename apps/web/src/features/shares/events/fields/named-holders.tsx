import type { ReactNode } from 'react';
import { Banner } from '#kit/page/banner.tsx';
import { Count } from '#kit/value/amounts.tsx';
import type { HeldShares } from '../register-facts.ts';

const namedAtMost = 5;

interface NamedHoldersProps {
  readonly title: string;
  readonly holders: readonly HeldShares[];
  /** What to do about them. */
  readonly children: ReactNode;
}

/** Holders whom something on the form concerns; nothing where there are none. */
export function NamedHolders({ title, holders, children }: NamedHoldersProps) {
  if (holders.length === 0) return null;
  const more = holders.length - namedAtMost;
  return (
    <Banner tone="warn" title={title} announced>
      <ul>
        {holders.slice(0, namedAtMost).map(({ holderId, name, shares }) => (
          <li key={holderId}>
            <bdi>{name}</bdi>, <Count of={shares} /> shares
          </li>
        ))}
        {more > 0 && (
          <li>
            and <Count of={more} /> more
          </li>
        )}
      </ul>
      {children}
    </Banner>
  );
}
