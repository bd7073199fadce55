import { useState } from 'react';
import { toAddressText } from '@statbook/domain/public-address';
import { useMay } from '#app/session-port.ts';
import { useAction, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { Banner } from '#kit/banner/banner.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { useNotedEmail } from '#company-page/noted-email.ts';
import { RevealedCard } from '#company-page/revealed/revealed-card.tsx';

type Protected = CallReply<'showProtectedInformation'>['entity'][number];

/**
 * What the registry keeps from the public: masked until somebody asks for it, and each showing is logged. It is held
 * no longer than the page stands.
 */
export function ProtectedCard({ companyId }: { companyId: string }) {
  const mayShow = useMay('showProtectedInformation');
  const [shown, setShown] = useState<Protected>();
  const registered = useCall('getCompanyRegisteredInformation', { query: { companyId } });
  const show = useAction('showProtectedInformation');
  const information = registered.data?.entity[0];
  useNotedEmail(information);
  if (registered.error !== null) {
    return (
      <Card title="Protected information">
        <Banner tone="bad" title="Protected information could not be read">
          {registered.error.message}
        </Banner>
      </Card>
    );
  }
  if (information === undefined || information.companyDataReadAt === null) return null;
  const reveal = () =>
    show.mutate({ body: { companyId } }, { onSuccess: ({ entity }) => setShown(entity[0]) });
  return (
    <RevealedCard
      title="Protected information"
      facts={shown ? shownFacts(shown) : maskedFacts(information.hasRegisteredEmail === true)}
      mayShow={mayShow}
      isShown={shown !== undefined}
      showing={show}
      onShow={reveal}
      onHide={() => setShown(undefined)}
    />
  );
}

function maskedFacts(hasEmail: boolean): Fact[] {
  return [
    { term: 'Registered email address', value: hasEmail ? '••••••@••••••' : 'None registered' },
    { term: 'Dates of birth, home addresses', value: '••••••' },
  ];
}

function shownFacts({ registeredEmail, people }: Protected): Fact[] {
  return [
    { term: 'Registered email address', value: registeredEmail ?? 'None registered' },
    ...people.map((person) => ({
      term: person.name,
      value: person.dateOfBirth ? (
        <>
          Born <DateValue date={person.dateOfBirth} />
        </>
      ) : (
        'Date of birth not given'
      ),
      note: homeText(person),
    })),
  ];
}

const sameAs = {
  'registered-office': 'Lives at the registered office',
  'service-address': 'Lives at the correspondence address',
} as const;

function homeText({ residentialAddress, residentialAddressSameAs }: Protected['people'][number]) {
  if (residentialAddressSameAs !== null) return sameAs[residentialAddressSameAs];
  const text = toAddressText(residentialAddress);
  return text === undefined ? undefined : `Lives at ${text}`;
}
