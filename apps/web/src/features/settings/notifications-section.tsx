import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Card } from '#kit/card/card.tsx';
import { LineList } from '#kit/line-list/line-list.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { SectionPart } from './section-part.tsx';
import styles from './settings.module.css';

type Choice = CallReply<'getNotificationChoices'>['entity'][number];

const words: Readonly<Record<Choice['kind'], string>> = {
  'submission-answered': 'Companies House has answered a submission',
  approval: 'You are asked to approve, or somebody has decided',
  'date-near': 'A deadline is near or has passed',
  identity: 'A person gives their personal code, or an identity statement is due',
  'register-alarm': 'Companies House shows a change that nobody here filed',
  'import-done': 'An import is done',
  invitation: 'A colleague has accepted an invitation',
  message: 'I receive a chat message',
};

/** What the person is told of, and where. */
export function NotificationsSection() {
  const choices = useCall('getNotificationChoices');
  return (
    <Card title="Notifications">
      <SectionPart query={choices} label="Loading notification settings">
        {({ entity }) => <ChoicesForm choices={entity} />}
      </SectionPart>
    </Card>
  );
}

const schema = z.object({
  choices: z.array(
    z.object({
      kind: z.enum([
        'submission-answered',
        'approval',
        'date-near',
        'identity',
        'register-alarm',
        'import-done',
        'invitation',
        'message',
      ]),
      inProduct: z.boolean(),
      byMail: z.boolean(),
    }),
  ),
});

function ChoicesForm({ choices }: { choices: readonly Choice[] }) {
  const form = useStatbookForm({ schema, defaultValues: { choices: [...choices] } });
  const save = useAction('saveNotificationChoices', ['getNotificationChoices']);
  const submit = async (body: z.output<typeof schema>) => {
    await save.mutateAsync({ body });
    showToast('Notifications saved');
  };
  return (
    <ActionForm form={form} onSubmit={submit} submitLabel="Save notifications">
      <LineList>
        {choices.map(({ kind }, index) => (
          <li key={kind}>
            <fieldset className={styles.choices}>
              <div aria-hidden="true">{words[kind]}</div>
              <legend>
                <VisuallyHidden>{words[kind]}</VisuallyHidden>
              </legend>
              <Checkbox {...form.register(`choices.${index}.inProduct`)} label="In Statbook" />
              <Checkbox {...form.register(`choices.${index}.byMail`)} label="By email" />
            </fieldset>
          </li>
        ))}
      </LineList>
    </ActionForm>
  );
}
