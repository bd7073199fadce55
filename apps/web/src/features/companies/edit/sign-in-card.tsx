import { useAction, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

type SignIn = CallReply<'getRegistrySignIn'>['entity'][number];

/** The registry's own sign-in, in which the company's authentication code is typed there. */
export function SignInCard({ companyId }: { companyId: string }) {
  const signIn = useCall('getRegistrySignIn', { query: { companyId } });
  const maySignIn = useMay('beginRegistrySignIn');
  const beginning = useAction('beginRegistrySignIn');
  const leave = () =>
    beginning.mutate(
      { body: { companyId } },
      { onSuccess: ({ entity: [begun] }) => begun !== undefined && location.assign(begun.authoriseUrl) },
    );
  return (
    <Card title="Signed in at Companies House">
      <Lead>
        The registered email address is filed in the name of a person who has signed in there. A change of
        name asks for it too.
      </Lead>
      <PagePart query={signIn} what="sign-in">
        {(found) => (
          <>
            <SignedIn signIn={found} />
            {beginning.error && <ProblemBanner title="You cannot sign in now" error={beginning.error} />}
            {found.isOffered && maySignIn && (
              <FormActions>
                <Button busy={beginning.isPending} onClick={leave}>
                  {found.signedInBy === null ? 'Sign in at Companies House' : 'Sign in again'}
                </Button>
              </FormActions>
            )}
          </>
        )}
      </PagePart>
    </Card>
  );
}

function SignedIn({ signIn: { isOffered, signedInBy, expiresAt } }: { signIn: SignIn }) {
  if (!isOffered) return <p>This installation is not registered with the sign-in. Ask whoever runs it.</p>;
  if (signedInBy === null || expiresAt === null) return <p>Nobody is signed in for this company.</p>;
  return (
    <p>
      <bdi>{signedInBy}</bdi>, until <InstantValue instant={expiresAt} />
    </p>
  );
}
