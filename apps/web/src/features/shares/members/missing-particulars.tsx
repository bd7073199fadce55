import { missingParticulars } from '@statbook/domain/share-capital/projections';
import { useState } from 'react';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { toHolderAddress } from '../holders/share-holder.ts';
import type { Member, MemberRegister } from './member-rows.ts';

interface MissingParticularsProps {
  readonly register: MemberRegister;
  /** Opens a member, to enter what is missing. */
  readonly onOpen: (holderId: string) => void;
}

/** What the Act wants in the register of members and nobody has entered: it may be missing, but not unseen (s.113). */
export function MissingParticulars({ register, onOpen }: MissingParticularsProps) {
  const [isListed, setListed] = useState(false);
  const incomplete = register.members.flatMap((member) => {
    const missing = missingOf(member);
    return missing.length === 0 ? [] : [{ ...member, missing }];
  });
  if (incomplete.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={`Particulars missing: ${incomplete.length} ${incomplete.length === 1 ? 'member' : 'members'}`}
      action={
        <Button aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {isListed ? 'Hide particulars missing' : 'Show particulars missing'}
        </Button>
      }
    >
      The register has to state the address of each member, the date of entry and what is paid on the shares.
      {isListed && (
        <ul aria-label="Particulars missing">
          {incomplete.map(({ holderId, holderName, missing }) => (
            <li key={holderId}>
              <Button kind="text" onClick={() => onOpen(holderId)}>
                {holderName}
              </Button>
              : {missing.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function missingOf({ address, enteredOn, ceasedOn, holdings }: Member) {
  if (ceasedOn !== null) return [];
  return missingParticulars({
    hasAddress: toHolderAddress(address) !== undefined,
    isEntryKnown: enteredOn !== null,
    isPaidKnown: holdings.every(({ amountPaid }) => amountPaid !== null),
  });
}
