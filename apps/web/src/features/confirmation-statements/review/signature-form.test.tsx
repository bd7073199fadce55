import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { answersWithRegister } from '../register-answers.ts';
import { draft, renderStep } from '../statement.fixture.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { SignatureForm } from './signature-form.tsx';

afterEach(cleanup);

const Signature = (props: StepProps) => <SignatureForm {...props}>Ready to be filed</SignatureForm>;
/** The same with a draft that has what was saved. */
function KeptSignature(props: StepProps) {
  const [statement, setStatement] = useState(props.statement);
  const save: typeof statement.save = async (...given) => {
    const check = await statement.save(...given);
    const answers = answersWithRegister(statement.facts, signed.answers);
    setStatement({ ...statement, draft: signed, answers, check });
    return check;
  };
  return <Signature statement={{ ...statement, save }} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What is wrong in a draft that nobody has signed. */
const unsigned = [
  { step: 'statements', field: 'signer.name', code: 'missing', message: 'Enter it' },
] as const;
const signed = {
  ...draft,
  answers: {
    ...draft.answers,
    statements: { informationDelivered: true, lawfulPurpose: true },
    signer: { name: 'Alice Green', capacity: 'director' },
  },
} as const;

describe('the statements', () => {
  it('are never ticked beforehand', async () => {
    await renderStep(Signature, { found: [...unsigned] });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('are preceded by what is outstanding, each with its place, and ask why the statement is filed all the same', async () => {
    const shareEventId = '33333333-3333-4333-8333-333333333333';
    const late = { dueOn: '2026-11-12', overdue: true, urgency: 'overdue' } as const;
    const about = {
      form: 'SH01',
      shareEventId,
      filingId: null,
      originId: null,
      filingState: null,
      diaryDateId: null,
    };
    const act = { kind: 'form', act: 'begin-form', title: 'Return of allotment of shares, SH01' } as const;
    const sh01 = { key: 'form:SH01', detail: 'Event of 12 October 2026', ...act, ...late, ...about };
    const { saved } = await renderStep(Signature, { found: [...unsigned], outstanding: [sh01] });
    expect(screen.getByText('This statement would be wrong as the record stands')).toBeTruthy();
    expect(screen.getByRole('link', { name: act.title }).getAttribute('href')).toContain(shareEventId);
    expect(screen.getByText('8 days overdue')).toBeTruthy();
    type('Reason for filing it all the same', 'Posted today');
    press('Continue');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers.statements?.override).toEqual({ reason: 'Posted today', of: ['form:SH01'] });
  });

  it('are signed by an officer of the register, or by somebody authorised whose name is typed', async () => {
    const { saved } = await renderStep(Signature, { found: [...unsigned] });
    fireEvent.click(screen.getByRole('radio', { name: 'A director' }));
    const officer = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'The officer who signs' });
    fireEvent.change(officer, { target: { value: 'Alice Green' } });
    fireEvent.click(screen.getByRole('radio', { name: /authorised by the company/ }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    type('Full name of the person who signs', 'Mara Quill');
    press('Continue');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers.signer).toEqual({ name: 'Mara Quill', capacity: 'authorised-person' });
  });

  it('are signed in no capacity that nobody holds, unless the draft says so already', async () => {
    const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await renderStep(Signature, { found: [...unsigned] });
    expect(offered()).toEqual(['director', 'authorised-person']);
    cleanup();
    const signer = { name: 'Nora Gold', capacity: 'secretary' } as const;
    await renderStep(Signature, { draft: { ...signed, answers: { ...signed.answers, signer } } });
    expect(offered()).toEqual(['director', 'secretary', 'authorised-person']);
  });

  it('say at the field what the server found wrong', async () => {
    const paths = [
      'statements.informationDelivered',
      'statements.lawfulPurpose',
      'signer.name',
      'signer.capacity',
    ];
    const errors = paths.map((field) => ({
      step: 'statements' as const,
      field,
      code: 'missing',
      message: `Wrong: ${field}`,
    }));
    await renderStep(Signature, { found: errors, errors });
    press('Continue');
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('give the focus of the button that is gone to what follows them', async () => {
    await renderStep(KeptSignature, { found: [...unsigned] });
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('radio', { name: 'A director' }));
    const officer = await screen.findByRole('combobox', { name: 'The officer who signs' });
    fireEvent.change(officer, { target: { value: 'Alice Green' } });
    screen.getByRole('button', { name: 'Continue' }).focus();
    press('Continue');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ready to be filed'));
    const box = screen.getByRole('checkbox', { name: /activities of the company are lawful/ });
    box.focus();
    fireEvent.click(box);
    await waitFor(() => expect(screen.queryByText('Ready to be filed')).toBeNull());
    fireEvent.click(box);
    await screen.findByText('Ready to be filed');
    expect(document.activeElement).toBe(box);
  });

  it('lead on once they are saved, and no longer when they are changed', async () => {
    await renderStep(Signature, { draft: signed });
    expect(screen.getByText('Ready to be filed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /activities of the company are lawful/ }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined();
    expect(screen.queryByText('Ready to be filed')).toBeNull();
  });
});
