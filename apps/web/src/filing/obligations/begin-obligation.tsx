import { useMay } from '#app/session-port.ts';
import type { ObligationAct } from './obligation-place.ts';
import { StartForm } from '../start-form.tsx';

interface BeginObligationProps {
  readonly obligation: ObligationAct;
  readonly companyId: string;
}

/** Begins the form that an obligation asks for, with what is known of it; nothing where another act does it. */
export function BeginObligation({ obligation, companyId }: BeginObligationProps) {
  const { act, form, shareEventId } = obligation;
  const mayStart = useMay('startForm');
  if ((act !== 'begin-form' && act !== 'notify-psc') || form === null || !mayStart) return null;
  const origin = shareEventId === null ? undefined : { shareEventIds: [shareEventId] };
  return (
    <StartForm companyId={companyId} form={form} origin={origin} kind="text" compact>
      File {form}
    </StartForm>
  );
}
