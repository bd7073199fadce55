import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAct, useCall } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Card } from '#kit/page/layout.tsx';
import { LineList } from '#kit/page/line-list.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { SectionState } from './section-state.tsx';
import styles from './settings.module.css';

type Choice = CallReply<'getNotificationChoices'>['Entity'][number];

const words: Readonly<Record<Choice['Kind'], string>> = {
  'submission-answered': 'Companies House has answered a submission',
  'date-near': 'A deadline is near or has passed',
  'import-done': 'An import is done',
  message: 'Somebody of the account has written to me',
};

/** What the person is told of, and where. */
export function NotificationsSection() {
  const choices = useCall('getNotificationChoices');
  return (
    <Card title="Notifications">
      {choices.data === undefined ? (
        <SectionState error={choices.error} label="Loading what you are told of" />
      ) : (
        <ChoicesForm choices={choices.data.Entity} />
      )}
    </Card>
  );
}

const schema = z.object({
  Choices: z.array(
    z.object({
      Kind: z.enum(['submission-answered', 'date-near', 'import-done', 'message']),
      InProduct: z.boolean(),
      ByMail: z.boolean(),
    }),
  ),
});

function ChoicesForm({ choices }: { choices: readonly Choice[] }) {
  const form = useStatbookForm({ schema, defaultValues: { Choices: [...choices] } });
  const save = useAct('saveNotificationChoices', ['getNotificationChoices']);
  const submit = async (body: z.output<typeof schema>) => {
    try {
      await save.mutateAsync({ body });
      showToast('Notifications saved');
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <LineList>
        {choices.map(({ Kind }, index) => (
          <li key={Kind}>
            <fieldset className={styles.choices}>
              <div aria-hidden="true">{words[Kind]}</div>
              <legend>
                <VisuallyHidden>{words[Kind]}</VisuallyHidden>
              </legend>
              <Checkbox {...form.register(`Choices.${index}.InProduct`)} label="In Statbook" />
              <Checkbox {...form.register(`Choices.${index}.ByMail`)} label="By e-mail" />
            </fieldset>
          </li>
        ))}
      </LineList>
      <FormActions>
        <Button type="submit" busy={save.isPending}>
          Save notifications
        </Button>
      </FormActions>
    </Form>
  );
}
