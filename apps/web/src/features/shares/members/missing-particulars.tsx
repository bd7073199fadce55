import { missingParticulars } from '@statbook/domain/share-capital/projections';
import { useState } from 'react';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { toHolderAddress } from '../holders/share-holder.ts';
import type { Member, MemberRegister } from './member-rows.ts';
import styles from './members.module.css';

interface MissingParticularsProps {
  readonly companyId: string;
  readonly register: MemberRegister;
  /** Opens a member, to enter what is missing. */
  readonly onOpen: (holderId: string) => void;
}

/** What the Act wants in the register of members and nobody has entered: it may be missing, but not unseen (s.113). */
export function MissingParticulars({ companyId, register, onOpen }: MissingParticularsProps) {
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
        <ul className={styles.missing} aria-label="Particulars missing">
          {incomplete.map(({ holderId, holderName, missing }) => (
            <li key={holderId}>
              <Button kind="text" compact onClick={() => onOpen(holderId)}>
                {holderName}
              </Button>
              <VisuallyHidden>:</VisuallyHidden> {missing.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {isListed && incomplete.some(({ missing }) => missing.some((each) => each !== 'address')) && (
        <p>
          A member’s page takes the address. The date of entry and what is paid come with the entries of the
          share register: where it began with a balance,{' '}
          <AppLink href={sharePaths.openingReplacement(companyId)}>
            replace the balance by its history
          </AppLink>
          .
        </p>
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
