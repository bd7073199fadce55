import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { formOfDuty, kindOfDuty } from './duty-names.ts';

const SettleDuty = onDemand(() => import('./settle-duty.tsx'));

type Need = CallReply<'getCompanyOverview'>['entity'][number]['needs'][number];

interface SettleObligationProps {
  readonly obligation: Pick<Need, 'kind' | 'form' | 'shareEventId' | 'filingId' | 'title'>;
  readonly companyId: string;
}

/** Says that what an entry of the share register asks for was done elsewhere; nothing for what is met otherwise. */
export function SettleObligation({ obligation, companyId }: SettleObligationProps) {
  const [isOpen, setOpen] = useState(false);
  const maySettle = useMay('settleShareDuty');
  const { shareEventId, filingId, title } = obligation;
  const kind = kindOfDuty(obligation.kind);
  if (kind === undefined || shareEventId === null || filingId !== null || !maySettle) return null;
  return (
    <>
      <Button kind="text" compact onClick={() => setOpen(true)}>
        Done elsewhere<VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <SettleDuty
          duty={{ companyId, shareEventId, kind, form: formOfDuty(obligation.form) }}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
