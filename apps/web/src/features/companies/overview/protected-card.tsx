import { useState } from 'react';
import { useAccess } from '#app/session-port.ts';
import { useAct, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { toAddressText } from '../../../record/address-text.ts';

type Protected = CallReply<'showProtectedInformation'>['Entity'][number];

/**
 * What the registry keeps from the public: masked until somebody asks for it, and each showing is logged. It is held
 * no longer than the page stands.
 */
export function ProtectedCard({ companyId }: { companyId: string }) {
  const mayShow = useAccess().has('EditCompany');
  const [shown, setShown] = useState<Protected>();
  const registered = useCall('getCompanyRegisteredInformation', { query: { CompanyId: companyId } });
  const show = useAct('showProtectedInformation');
  const information = registered.data?.Entity[0];
  if (registered.error !== null) {
    return (
      <Card title="Not public">
        <Banner tone="bad" title="What is not public could not be read">
          {registered.error.message}
        </Banner>
      </Card>
    );
  }
  if (information === undefined || information.CompanyDataReadAt === null) return null;
  const reveal = () =>
    show.mutate({ body: { CompanyId: companyId } }, { onSuccess: ({ Entity }) => setShown(Entity[0]) });
  return (
    <Card
      title="Not public"
      actions={
        mayShow && (
          <Button
            kind="text"
            compact
            busy={show.isPending}
            onClick={shown ? () => setShown(undefined) : reveal}
          >
            {shown ? 'Hide' : 'Show, and log it'}
          </Button>
        )
      }
    >
      {show.error !== null && (
        <Banner tone="bad" title="It could not be shown" announced>
          {show.error.message}
        </Banner>
      )}
      <DescriptionList
        facts={shown ? shownFacts(shown) : maskedFacts(information.HasRegisteredEmail === true)}
      />
    </Card>
  );
}

function maskedFacts(hasEmail: boolean): Fact[] {
  return [
    { term: 'Registered email address', value: hasEmail ? '••••••@••••••' : 'None registered' },
    { term: 'Dates of birth, home addresses', value: '••••••' },
  ];
}

function shownFacts({ RegisteredEmail, People }: Protected): Fact[] {
  return [
    { term: 'Registered email address', value: RegisteredEmail ?? 'None registered' },
    ...People.map((person) => ({
      term: person.Name,
      value: person.DateOfBirth ? (
        <>
          Born <DateValue date={person.DateOfBirth} />
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

function homeText({ ResidentialAddress, ResidentialAddressSameAs }: Protected['People'][number]) {
  if (ResidentialAddressSameAs !== null) return sameAs[ResidentialAddressSameAs];
  const text = toAddressText(ResidentialAddress);
  return text === undefined ? undefined : `Lives at ${text}`;
}
