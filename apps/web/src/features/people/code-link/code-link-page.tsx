import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { noLink } from '#company-page/no-link.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { Card } from '#kit/card/card.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { personalCodeMask } from '#kit/mask/text-masks.ts';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './code-link.module.css';

export type CodeByLink = CallReply<'getCodeByLink'>['entity'][number];

/** Where the letter leads: who asks for the code, why, how one comes to have it, and the field for it. Nobody signs in here. */
export function CodeLinkPage({ token }: { readonly token: string }) {
  const asked = useCall('getCodeByLink', { body: { token } });
  const readAgain = () => void asked.refetch();
  return (
    <div className={styles.page}>
      <PagePart
        query={asked}
        what="link"
        header={<PageHeader overline="Statbook" title="Personal code" />}
        absent={noLink}
      >
        {(found) =>
          found.state === 'open' ? (
            <Open asked={found} token={token} onClosed={readAgain} />
          ) : (
            <Closed asked={found} state={found.state} />
          )
        }
      </PagePart>
    </div>
  );
}

interface OpenProps {
  readonly asked: CodeByLink;
  readonly token: string;
  /** The link takes no code any more. */
  readonly onClosed: () => void;
}

function Open({ asked, token, onClosed }: OpenProps) {
  const { personName, askedBy, accountName, expiresAt } = asked;
  return (
    <>
      <PageHeader
        overline={<bdi>{accountName}</bdi>}
        title="Give your personal code"
        lead={
          <>
            <bdi>{askedBy}</bdi> of <bdi>{accountName}</bdi> asks you, <bdi>{personName}</bdi>, for the
            personal code that you have from Companies House.
          </>
        }
      />
      <Why asked={asked} />
      <HowToVerify />
      <Card title="Your code">
        <CodeForm token={token} onClosed={onClosed} />
      </Card>
      <Muted className={styles.note}>
        The link takes one code, until <InstantValue instant={expiresAt} />. If you do not know{' '}
        <bdi>{askedBy}</bdi>, close this page.
      </Muted>
    </>
  );
}

const Why = ({ asked: { accountName, companies } }: { readonly asked: CodeByLink }) => (
  <Card title="Why you are asked">
    <Lead>
      Directors, members of LLPs and people with significant control have to say to Companies House, for each
      company, that their identity is verified. <bdi>{accountName}</bdi> files that with your code, for:
    </Lead>
    <LineList>
      {companies.map(({ companyName, companyNumber, roleText }) => (
        <li key={`${companyNumber} ${roleText}`}>
          <LineTitle>
            <bdi>{companyName}</bdi> <Value>{companyNumber}</Value>
          </LineTitle>
          <Muted small as="div">
            {roleText}
          </Muted>
        </li>
      ))}
    </LineList>
  </Card>
);

const howToVerify = 'https://www.gov.uk/guidance/verifying-your-identity-for-companies-house';

const HowToVerify = () => (
  <Card title="If you have no code yet">
    <Lead>
      Verify your identity first, in one of two ways:{' '}
      <AppLink href={howToVerify}>with GOV.UK One Login on GOV.UK</AppLink>, which is free, or through an
      authorised corporate service provider, such as an accountant.
    </Lead>
    <p>
      Companies House then gives you a code of 11 letters and digits. It is yours alone, the same for all your
      companies, and you find it in your Companies House account or in the email that confirms it. Then come
      back here by the link.
    </p>
  </Card>
);

const schema = z.object({ personalCode: z.string().trim().min(1, 'Enter the personal code') });

function CodeForm({ token, onClosed }: Pick<OpenProps, 'token' | 'onClosed'>) {
  const form = useStatbookForm({ schema, defaultValues: { personalCode: '' } });
  const giving = useAction('giveCodeByLink', ['getCodeByLink']);
  const give = async ({ personalCode }: z.output<typeof schema>) => {
    try {
      await giving.mutateAsync({ body: { token, personalCode } });
    } catch (error) {
      // Used, sent again or withdrawn meanwhile: the page says which.
      if (error instanceof ApiProblem && error.code === 'code-link-closed') return onClosed();
      throw error;
    }
  };
  return (
    <ActionForm form={form} onSubmit={give} submitLabel="Give the code" kind="filled">
      <TextField
        {...form.register('personalCode')}
        label="Personal code"
        hint="11 letters and digits, like ABC-1234-5678. It is stored encrypted, and goes to Companies House alone."
        mask={personalCodeMask}
        width="m"
        code
      />
    </ActionForm>
  );
}

type ClosedState = Exclude<CodeByLink['state'], 'open'>;

/** Why a link takes no code any more, and what to do. */
const closed: Readonly<Record<ClosedState, readonly [title: string, lead: string]>> = {
  used: [
    'Your code is kept',
    'Thank you. Whoever asked you has been notified. This link cannot be used again.',
  ],
  held: ['Your code is kept already', 'It came another way meanwhile. There is nothing more to do.'],
  replaced: ['This link was sent again', 'Use the link in the latest email: only that one works.'],
  expired: ['This link has expired', 'Ask the person who asked you to send it again.'],
  withdrawn: ['Your code is no longer asked for', 'If you are asked again, you get a new link.'],
  'tried-too-often': [
    'This link takes no more codes',
    'Too many were refused. Ask the person who asked you to send you another link.',
  ],
};

function Closed({ asked, state }: { readonly asked: CodeByLink; readonly state: ClosedState }) {
  const [title, lead] = closed[state];
  return (
    <>
      <PageHeader overline="Statbook" title={title} lead={lead} />
      <Muted>
        Asked for by <bdi>{asked.askedBy}</bdi> of <bdi>{asked.accountName}</bdi>.
      </Muted>
    </>
  );
}
