import { useState } from 'react';
import { NAME_REASONS } from '@statbook/domain/identity';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Select } from '#kit/select/select.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import type { CodeHolder } from '../people-types.ts';
import type { CodesForm } from './codes-form.ts';
import { nameAnswers } from './name-answers.ts';

type Entry = CodeHolder['entries'][number];

interface Started extends Entry {
  readonly filingId: string;
  readonly isNew: boolean;
}

interface NameDifferenceProps {
  readonly form: CodesForm;
  readonly person: CodeHolder;
  /** The name under which the identity was verified. */
  readonly verifiedName: string;
}

/** Where the register has another name: it is changed there, or the statements of identity say why it is another. */
export function NameDifference({ form, person, verifiedName }: NameDifferenceProps) {
  const { personId, name, entries } = person;
  const [started, setStarted] = useState<readonly Started[]>([]);
  // Once every entry has its notice, no register is left that keeps another name.
  const isLeft = started.length === 0 || started.length < entries.length;
  return (
    <>
      <NameNotices
        person={person}
        verifiedName={verifiedName}
        started={started}
        onStarted={(notice) => {
          setStarted((before) => [...before, notice]);
          form.setValue(`noticed.${personId}`, true);
          form.clearErrors([`reasons.${personId}`, `codes.${personId}`]);
        }}
      />
      {isLeft && (
        <Select
          {...form.register(`reasons.${personId}`)}
          label={`Why the verified name of ${name} differs`}
          hint={
            started.length === 0
              ? 'Where the register is to stay as it is. Statements of the identity then say so.'
              : 'Only where another entry of the register is to stay as it is.'
          }
          placeholder="Choose a reason"
          width="l"
          options={NAME_REASONS}
          optional={started.length > 0}
        />
      )}
    </>
  );
}

/** So many entries have a button each; of more the one act for all of them is the way. */
const MOST_BUTTONS = 4;

interface NoticesProps extends Pick<NameDifferenceProps, 'person' | 'verifiedName'> {
  readonly started: readonly Started[];
  readonly onStarted: (notice: Started) => void;
}

/** Starts the notices of the new name, and stays: what else was pasted is still to be kept. */
function NameNotices({ person: { personId, entries }, verifiedName, started, onStarted }: NoticesProps) {
  const starting = useAction('startForm', ['getForms', 'getFilingsAwaitingCodes', 'getPerson']);
  const mayStart = useMay('startForm');
  const start = async (entry: Entry) => {
    const { companyId, register, registerKey, form } = entry;
    const of = register === 'officer' ? { officerId: registerKey } : { pscId: registerKey };
    const origin = { ...of, answers: nameAnswers(form, verifiedName) };
    const { entity } = await starting.mutateAsync({ body: { companyId, form, origin } });
    const [draft] = entity;
    if (draft !== undefined) onStarted({ ...entry, filingId: draft.filingId, isNew: draft.isNew });
  };
  const isStarted = ({ companyId, registerKey }: Entry) =>
    started.some((each) => each.companyId === companyId && each.registerKey === registerKey);
  const left = entries.filter((entry) => !isStarted(entry));
  if (!mayStart || entries.length === 0) return null;
  return (
    <>
      <Toolbar>
        {left.slice(0, MOST_BUTTONS).map((entry) => (
          <Button
            key={`${entry.companyId} ${entry.registerKey}`}
            compact
            busy={starting.isPending}
            onClick={() => void start(entry).catch(showFailure)}
          >
            <bdi>
              File {entry.form} for {entry.companyName}
            </bdi>
          </Button>
        ))}
        {left.length > 1 && (
          <AppLink href={paths.changePerson(personId)} target="_blank">
            Change the name in all of them at once
          </AppLink>
        )}
      </Toolbar>
      {started.map(({ filingId, form, companyName, isNew }) => (
        <Muted key={filingId} small as="div">
          {isNew ? 'Started with the verified name' : 'Open already: enter the verified name there'}:{' '}
          <AppLink href={paths.form(filingId)} target="_blank">
            {form} of <bdi>{companyName}</bdi>
          </AppLink>
          . The code can be kept now.
        </Muted>
      ))}
    </>
  );
}
