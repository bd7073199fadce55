import { IconUserPlus } from '@tabler/icons-react';
import { StartForm, useStartFormItems } from '#filing/start-form.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import type { ControlRegister, Psc } from './psc-types.ts';

/** What can be added to the register: a person of each kind, or a statement in the place of one. */
export function AddPscMenu({ companyId }: { companyId: string }) {
  const items = useStartFormItems(companyId)([
    { form: 'PSC01', label: 'An individual' },
    { form: 'PSC02', label: 'A relevant legal entity' },
    { form: 'PSC03', label: 'An other registrable person' },
    { form: 'PSC08', label: 'A statement instead' },
  ]);
  return items.length === 0 ? null : <Menu label="Add a PSC" icon={IconUserPlus} items={items} />;
}

const CHANGES = { individual: 'PSC04', 'corporate-entity': 'PSC05', 'legal-person': 'PSC06' } as const;

/** What can be filed about somebody on the register; of protected persons nothing by software. */
export function PscForms({ companyId, psc }: { companyId: string; psc: Psc }) {
  const { kind, pscId, state, verification } = psc;
  if (state === 'ceased' || kind === 'super-secure' || kind === 'unknown') return null;
  const origin = { pscId };
  const isToVerify = verification !== null && verification.state !== 'verified';
  return (
    <FormActions>
      <StartForm companyId={companyId} form="PSC07" origin={origin}>
        Ceased
      </StartForm>
      <StartForm companyId={companyId} form={CHANGES[kind]} origin={origin}>
        Details changed
      </StartForm>
      {isToVerify && (
        <StartForm companyId={companyId} form="VS01" origin={origin}>
          State the identity
        </StartForm>
      )}
    </FormActions>
  );
}

interface WithdrawStatementProps {
  readonly companyId: string;
  readonly statement: ControlRegister['statements'][number];
}

/** Withdraws a statement that stands. */
export function WithdrawStatement({ companyId, statement: { statementId, state } }: WithdrawStatementProps) {
  if (state === 'ceased') return null;
  return (
    <StartForm companyId={companyId} form="PSC09" origin={{ statementId }} kind="text" compact>
      Withdraw
    </StartForm>
  );
}
