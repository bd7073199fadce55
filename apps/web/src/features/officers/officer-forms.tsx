import { IconUserPlus } from '@tabler/icons-react';
import { StartForm, useStartFormItems } from '#filing/start-form.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import type { Officer } from './officer-columns.tsx';

/** Appointments that can be filed for the company. */
export function AppointMenu({ companyId }: { companyId: string }) {
  const items = useStartFormItems(companyId)([
    { form: 'AP01' },
    { form: 'AP02' },
    { form: 'AP03' },
    { form: 'AP04' },
  ]);
  return items.length === 0 ? null : <Menu label="Appoint" icon={IconUserPlus} items={items} />;
}

interface OfficerFormsProps {
  readonly companyId: string;
  readonly officer: Pick<Officer, 'appointmentId' | 'role' | 'isCorporate'>;
}

/** What can be filed about somebody in office. */
export function OfficerForms({ companyId, officer }: OfficerFormsProps) {
  const origin = { officerId: officer.appointmentId };
  const { ceased, changed } = formsAbout(officer);
  return (
    <FormActions>
      <StartForm companyId={companyId} form={ceased} origin={origin}>
        Ceased
      </StartForm>
      <StartForm companyId={companyId} form={changed} origin={origin}>
        Details changed
      </StartForm>
    </FormActions>
  );
}

function formsAbout({ role, isCorporate }: OfficerFormsProps['officer']) {
  if (role.includes('secretary')) return { ceased: 'TM02', changed: isCorporate ? 'CH04' : 'CH03' };
  return { ceased: 'TM01', changed: isCorporate ? 'CH02' : 'CH01' };
}
