import { parseCompanyNumber } from '@statbook/domain/companies';
import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { authenticationCode, authenticationCodeMask } from '#company-page/credentials/authentication-code.ts';
import { presenterCodeMask, presenterFields, presenterIdMask } from '#company-page/credentials/presenter.ts';
import { Button } from '#kit/button/button.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import styles from '../import.module.css';
import { toImportRefusal } from '../import-refusal.ts';
import { registrationNumberMask } from '#kit/mask/text-masks.ts';
import { type GatewayCompany, GatewayFacts } from './gateway-facts.tsx';

const schema = z.object({
  companyNumber: z
    .string()
    .refine((text) => parseCompanyNumber(text).ok, 'Enter the company number, like 01234567 or SC123456'),
  authCode: authenticationCode,
  ...presenterFields,
});

const empty = { companyNumber: '', authCode: '', presenterId: '', presenterAuthenticationCode: '' };

/** A company as its authentication code opens it to another presenter; it can be imported from there. */
export function ImportByPresenter() {
  const form = useStatbookForm({ schema, defaultValues: empty });
  const asking = useAction('companyInformationByXmlDirectly');
  const [found, setFound] = useState<{ company: GatewayCompany; authCode: string }>();
  const submit = async (query: z.output<typeof schema>) => {
    setFound(undefined);
    try {
      const { entity } = await asking.mutateAsync({ query });
      const [company] = entity;
      if (company) setFound({ company, authCode: query.authCode });
      return undefined;
    } catch (error) {
      return toImportRefusal(error);
    }
  };
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <FormSection
          title="Import with another presenter"
          description="Companies House is asked in the name of the presenter that you give here. Its credentials are used for this one question and not kept."
        >
          <FieldRow>
            <TextField
              {...form.register('companyNumber')}
              label="Company number"
              hint="Eight letters and digits, like 01234567"
              mask={registrationNumberMask}
              width="s"
              code
            />
            <TextField
              {...form.register('authCode')}
              label="Authentication code"
              hint="Of the company, six to eight letters and digits"
              mask={authenticationCodeMask}
              autoComplete="off"
              width="s"
              code
            />
          </FieldRow>
          <FieldRow>
            <TextField
              {...form.register('presenterId')}
              label="Presenter ID"
              hint="Like 12345678901 or E1234567"
              mask={presenterIdMask}
              autoComplete="off"
              width="s"
              code
            />
            <TextField
              {...form.register('presenterAuthenticationCode')}
              label="Presenter code"
              hint="Letters and digits, at most 11"
              mask={presenterCodeMask}
              type="password"
              autoComplete="off"
              width="s"
              code
            />
          </FieldRow>
        </FormSection>
        <FormActions>
          <Button type="submit" busy={asking.isPending}>
            Ask Companies House
          </Button>
        </FormActions>
      </Form>
      {found && (
        <div className={styles.notices}>
          <GatewayFacts key={found.company.readAt} {...found} />
        </div>
      )}
    </>
  );
}
