import { useMay } from '#app/session-port.ts';
import type { ObligationAct } from './obligation-place.ts';
import { type FormOrigin, StartForm } from '../start-form.tsx';

interface BeginObligationProps {
  readonly obligation: ObligationAct;
  readonly companyId: string;
}

/** Begins the form that an obligation asks for, with what is known of it; nothing where another act does it. */
export function BeginObligation({ obligation, companyId }: BeginObligationProps) {
  const mayStart = useMay('startForm');
  const begun = beginningOf(obligation);
  if (begun === undefined || !mayStart) return null;
  const { form, origin } = begun;
  return <StartForm companyId={companyId} form={form} origin={origin} kind="text" compact />;
}

interface Beginning {
  readonly form: string;
  readonly origin?: FormOrigin;
}

/** Which form is begun, and from what. */
function beginningOf({ act, form, shareEventId, originId }: ObligationAct): Beginning | undefined {
  if (act === 'verify-psc')
    return originId === null ? undefined : { form: 'VS01', origin: { pscId: originId } };
  if (form === null) return undefined;
  if (act === 'begin-form')
    return shareEventId === null ? { form } : { form, origin: { shareEventIds: [shareEventId] } };
  // Before there were notices the next confirmation statement carried a change: it has long been filed.
  if (originId === null || form === 'CS01') return undefined;
  if (act === 'settle-notice') return { form, origin: { controlProposalId: originId } };
  return act === 'notify-psc' ? { form, origin: { unregisteredPersonId: originId } } : undefined;
}
