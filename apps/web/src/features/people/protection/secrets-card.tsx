import { useState } from 'react';
import { toAddressText } from '@statbook/domain/public-address';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { RevealedCard } from '#company-page/revealed/revealed-card.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { PersonDetails } from '../people-types.ts';

type Held = CallReply<'showPersonSecrets'>['entity'][number];

/**
 * What lies sealed of a person: masked until somebody asks for it, and each showing is logged. It is held no longer than the
 * page stands.
 */
export function SecretsCard({ person }: { readonly person: PersonDetails }) {
  const { personId, protection } = person;
  const mayShow = useMay('showPersonSecrets');
  const [shown, setShown] = useState<readonly Held[]>();
  const show = useAction('showPersonSecrets', ['getActivityLogs']);
  const reveal = () => show.mutate({ body: { personId } }, { onSuccess: ({ entity }) => setShown(entity) });
  return (
    <RevealedCard
      title="Stored encrypted"
      facts={shown === undefined ? masked : shown.map((held) => toFact(held, protection))}
      mayShow={mayShow}
      isShown={shown !== undefined}
      showing={show}
      onShow={reveal}
      onHide={() => setShown(undefined)}
    />
  );
}

const masked: readonly Fact[] = [{ term: 'Date of birth, home address', value: '••••••' }];

/** What the registry has opened of one entry. */
function toFact(held: Held, protection: PersonDetails['protection']): Fact {
  const { roleText, companyName, dateOfBirth } = held;
  return {
    term: `${roleText} of ${companyName}`,
    value:
      dateOfBirth === null ? (
        'Date of birth not given'
      ) : (
        <>
          Born <DateValue date={dateOfBirth} />
        </>
      ),
    note: protection === 'none' ? homeText(held) : 'The home address is protected, and is not shown',
  };
}

const sameAs = {
  'registered-office': 'Lives at the registered office',
  'service-address': 'Lives at the correspondence address',
} as const;

function homeText({ homeAddress, homeSameAs }: Held): string | undefined {
  if (homeSameAs !== null) return sameAs[homeSameAs];
  const text = toAddressText(homeAddress);
  return text === undefined ? undefined : `Lives at ${text}`;
}
