import { useState } from 'react';
import { parsePersonalCode } from '@statbook/domain/identity';
import { useAction } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { Select } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { codeCalls, type CodeHolder } from '../people-types.ts';
import { CodeLine } from './code-line.tsx';
import type { CodesValues } from './codes-form.ts';
import type { PastedLine } from './read-lines.ts';
import { usePastedLines } from './use-pasted-lines.ts';

interface AddCodesFormProps {
  readonly title: string;
  readonly people: readonly CodeHolder[];
  readonly onClose: () => void;
}

/** A field for each person whose code is missing. What is right is kept, and what is not stays with what is wrong. */
export function AddCodesForm({ title, people, onClose }: AddCodesFormProps) {
  const form = useStatbookForm<CodesValues>({ defaultValues });
  const [lines, setLines] = useState<Readonly<Record<string, PastedLine>>>({});
  const pasted = usePastedLines(people, (read) => {
    for (const { personId = '', code } of read) form.setValue(`codes.${personId}`, code);
    setLines((before) => ({ ...before, ...Object.fromEntries(read.map((line) => [line.personId, line])) }));
  });
  const keeping = useAction('keepPersonalCodes', codeCalls);
  // A person whose code is held already is asked for only where another was pasted.
  const isPasted = ({ personId }: CodeHolder) => lines[personId] !== undefined;
  const asked = people.filter((person) => person.codeHeldSince === null || isPasted(person));
  const shown = asked
    .toSorted((one, other) => Number(isPasted(other)) - Number(isPasted(one)))
    .slice(0, MOST_FIELDS);
  const keep = async (values: CodesValues): Promise<FormRefusal | undefined> => {
    const given = Object.entries(values.codes).filter(([, code]) => code.trim() !== '');
    if (given.length === 0) return refusal({ paste: 'Type or paste at least one code' });
    const judged = given.map((code) => ({ code, problem: findProblem(code, values, lines) }));
    const errors = Object.fromEntries(judged.flatMap(({ problem }) => problem));
    const fine = judged.flatMap(({ code, problem }) => (problem.length === 0 ? [code] : []));
    const right = fine.slice(0, MOST_FIELDS);
    const codes = right.map((code) => toGiven(code, values, lines));
    const { entity } = codes.length === 0 ? { entity: [] } : await keeping.mutateAsync({ body: { codes } });
    const kept = entity.filter(({ isKept }) => isKept);
    for (const { personId } of kept) form.setValue(`codes.${personId}`, '');
    setLines((before) => without(before, new Set(kept.map(({ personId }) => personId))));
    if (kept.length > 0) showToast(kept.length === 1 ? '1 code kept' : `${kept.length} codes kept`);
    const refused = entity.filter(({ isKept }) => !isKept);
    const all = {
      ...errors,
      ...Object.fromEntries(refused.map(({ personId, message }) => [`codes.${personId}`, message ?? ''])),
    };
    if (Object.keys(all).length > 0) return refusal(all);
    if (fine.length > right.length) return refusal({ paste: 'More codes wait: keep them as well' });
    return pasted.waiting.length > 0 ? refusal({ paste: WAITING }) : undefined;
  };
  return (
    <ActionDialog
      wide
      title={title}
      submitLabel="Keep the codes"
      form={form}
      onSubmit={keep}
      onClose={onClose}
    >
      <Lead>
        Eleven letters and digits that Companies House gave each person. They are stored encrypted; whose code
        is held is told, the code is not.
      </Lead>
      <TextField
        {...form.register('paste')}
        label="Paste lines"
        hint="A name or a company number, perhaps a date of birth, and the code. What you paste goes to the fields below and is not shown."
        type="password"
        autoComplete="off"
        onPaste={pasted.paste}
        optional
      />
      <Waiting lines={pasted.waiting} people={people} onAssign={pasted.assign} />
      {shown.length === 0 ? (
        <Muted>Nobody’s code is missing.</Muted>
      ) : (
        <LineList>
          {shown.map((person) => (
            <CodeLine key={person.personId} form={form} person={person} pasted={lines[person.personId]} />
          ))}
        </LineList>
      )}
      {asked.length > shown.length && (
        <Muted>
          {asked.length - shown.length} more come up as you keep these, or when you paste their lines.
        </Muted>
      )}
    </ActionDialog>
  );
}

const defaultValues: CodesValues = { paste: '', codes: {}, confirmed: {}, reasons: {}, noticed: {} };

/** So many fields stand on the page, and so many codes are kept, at once. */
const MOST_FIELDS = 200;

const WAITING = 'Say whose the other lines are, or close to leave them out';

/** A code as it is kept, with the verified name and why it is another, where it is. */
function toGiven(
  [personId, personalCode]: readonly [string, string],
  { reasons }: CodesValues,
  lines: Readonly<Record<string, PastedLine>>,
) {
  const verifiedName = lines[personId]?.verifiedName;
  const nameReason = verifiedName === undefined ? undefined : reasons[personId] || undefined;
  return { personId, personalCode, verifiedName, nameReason };
}

const refusal = (errors: Readonly<Record<string, string>>): FormRefusal => ({ detail: '', errors });

/** What is wrong with a code before it is sent. */
function findProblem(
  [personId, code]: readonly [string, string],
  { codes, confirmed, reasons, noticed }: CodesValues,
  lines: Readonly<Record<string, PastedLine>>,
): readonly (readonly [string, string])[] {
  const path = `codes.${personId}`;
  const typed = parsePersonalCode(code);
  if (!typed.ok) return [[path, typed.message]];
  const isTwice = Object.entries(codes).some(([other, text]) => {
    const another = parsePersonalCode(text);
    return other !== personId && another.ok && another.code.reveal() === typed.code.reveal();
  });
  if (isTwice) return [[path, 'This code stands beside two people. A code belongs to one person.']];
  const { verifiedName, registeredBirth } = lines[personId] ?? {};
  if (registeredBirth !== undefined && confirmed[personId] !== true)
    return [[path, 'Say that it is this person all the same, or have the register corrected first']];
  if (verifiedName === undefined || noticed[personId] === true || reasons[personId]) return [];
  return [[`reasons.${personId}`, 'Choose a reason, or file the new name']];
}

const without = <Value,>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

interface WaitingProps {
  readonly lines: readonly PastedLine[];
  readonly people: readonly CodeHolder[];
  readonly onAssign: (line: PastedLine, personId: string) => void;
}

/** Lines of which it is not clear whose they are. */
function Waiting({ lines, people, onAssign }: WaitingProps) {
  if (lines.length === 0) return null;
  const options = people.map(({ personId, name, companies }) => ({
    value: personId,
    label: `${name} (${companies.map(({ companyName }) => companyName).join(', ')})`,
  }));
  return (
    <Banner tone="warn" title={lines.length === 1 ? 'Whose is this line?' : 'Whose are these lines?'}>
      <LineList>
        {lines.map((line) => (
          <li key={line.line}>
            <LineTitle>
              Line {line.line}: <bdi>{line.who || 'a code alone'}</bdi>
            </LineTitle>
            <Muted small as="div">
              {line.problem ?? 'Another line is this person’s already'}.
            </Muted>
            <Select
              name={`line-${line.line}`}
              label={`Person of line ${line.line}`}
              placeholder="Choose a person"
              width="l"
              options={options}
              value=""
              onChange={({ target }) => onAssign(line, target.value)}
            />
          </li>
        ))}
      </LineList>
    </Banner>
  );
}
