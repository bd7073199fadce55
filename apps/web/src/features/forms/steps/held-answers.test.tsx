import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { givenTo, refuse } from '#testing/served-page.fixture.tsx';
import { field, filingId, FormServer, section, showForm, step } from '../form.fixture.tsx';
import type { FormState } from '../form-state.ts';

const goOn = () => screen.getByRole('button', { name: 'Save and continue' });

describe('sections that come several times', () => {
  const rowsFor = (answers: FormState['answers']): Partial<FormState> => {
    const indexes = Object.keys(answers).map((path) => Number(/^names\.(\d+)\./.exec(path)?.[1] ?? -1));
    const count = Math.max(-1, ...indexes) + 1;
    const sections = Array.from({ length: count }, (_, index) =>
      section('Former name', [field(`names.${index}.surname`, { label: 'Surname' })], {
        repeated: { path: 'names', index, max: 2, noun: 'former name' },
      }),
    );
    const lists = [{ path: 'names', noun: 'former name', count, max: 2 }];
    return { steps: [step('person', sections, { lists })] };
  };

  it('are added up to as many as there may be', async () => {
    const server = new FormServer({}, rowsFor);
    const { user } = await showForm(server);
    await user.click(screen.getByRole('button', { name: 'Add a former name' }));
    const first = await screen.findByRole('group', { name: 'Former name 1' });
    await user.type(within(first).getByLabelText('Surname'), 'Gold');
    await user.click(screen.getByRole('button', { name: 'Add a former name' }));
    expect(await screen.findByRole('group', { name: 'Former name 2' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(server.state.answers['names.0.surname']).toBe('Gold');
  });

  it('are added also where somebody else has saved meanwhile, once mine is saved on top', async () => {
    const server = new FormServer({}, rowsFor);
    const { user } = await showForm(server);
    server.change({ other: 'theirs' });
    await user.click(screen.getByRole('button', { name: 'Add a former name' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine on top' }));
    expect(await screen.findByRole('group', { name: 'Former name 1' })).toBeDefined();
    expect(server.state.answers['other']).toBe('theirs');
  });

  it('move up when one before them is removed, with what was just typed', async () => {
    const answers = { 'names.0.surname': 'Gold', 'names.1.surname': 'Silver' };
    const server = new FormServer({ answers }, rowsFor);
    const { user } = await showForm(server);
    const second = screen.getByRole('group', { name: 'Former name 2' });
    await user.type(within(second).getByLabelText('Surname'), 'man');
    await user.click(screen.getByRole('button', { name: /Remove.*Former name 1/ }));
    await waitFor(() => expect(server.state.answers).toEqual({ 'names.0.surname': 'Silverman' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Former name 2' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Silverman');
  });
});

describe('an answer that is kept sealed', () => {
  const code = field('personalCode', { label: 'Personal code', isSecret: true, isOptional: true });
  const secretsHeld = [{ path: 'personalCode', masked: '•••-••••-1234' }];

  it('is shown masked, and stays while its field is left empty', async () => {
    const server = new FormServer({ steps: [step('person', [section('Identity', [code])])], secretsHeld });
    const { user } = await showForm(server);
    const shown = screen.getByRole<HTMLInputElement>('textbox', { name: /Personal code/ });
    expect(shown.value).toBe('');
    expect(describedBy(shown).join(' ')).toContain('•••-••••-1234');
    await user.click(goOn());
    await waitFor(() => expect(server.saved).toEqual([{}]));
  });

  it('is typed anew to replace it, and never stays on the page', async () => {
    const server = new FormServer({ steps: [step('person', [section('Identity', [code])])], secretsHeld });
    const { user } = await showForm(server);
    const shown = screen.getByRole<HTMLInputElement>('textbox', { name: /Personal code/ });
    await user.type(shown, 'ABC12345678');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.saved).toEqual([{ personalCode: 'ABC12345678' }]));
    await waitFor(() => expect(shown.value).toBe(''));
  });

  it('is no longer held once that is asked', async () => {
    const server = new FormServer({ steps: [step('person', [section('Identity', [code])])], secretsHeld });
    const { user } = await showForm(server);
    await user.click(screen.getByRole('button', { name: /Remove what is held/ }));
    await waitFor(() => expect(server.saved).toEqual([{ personalCode: '' }]));
  });

  it('is no longer held either where somebody else has saved meanwhile, once mine is saved on top', async () => {
    const server = new FormServer({ steps: [step('person', [section('Identity', [code])])], secretsHeld });
    const { user } = await showForm(server);
    server.change({ other: 'theirs' });
    await user.click(screen.getByRole('button', { name: /Remove what is held/ }));
    await user.click(await screen.findByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(server.saved).toEqual([{ personalCode: '' }]));
    // Kept once: the next save does not say it again.
    await user.click(goOn());
    await waitFor(() => expect(server.saved).toEqual([{ personalCode: '' }, {}]));
  });
});

describe('a document that goes with a form', () => {
  const deed = field('deed', { label: 'Deed', kind: 'document' });
  const kept = {
    documentId: '22222222-2222-4222-8222-222222222222',
    filename: 'deed.pdf',
    pages: 3,
    size: 900,
  };
  const file = new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Deed');

  it('is attached when it is chosen, and can be removed', async () => {
    const server = new FormServer({ steps: [step('deed', [section('Documents', [deed])])] });
    const addFormDocument = () => {
      server.change({ deed: kept.documentId });
      server.state = { ...server.state, documents: [kept] };
      return { body: { entity: [server.state] } };
    };
    const { received, user } = await showForm(server, { addFormDocument });
    await user.upload(input(), file);
    const remove = await screen.findByRole('button', { name: /Remove.*deed\.pdf/ });
    expect(givenTo(received, 'addFormDocument')).toEqual([
      { filingId, version: 3, path: 'deed', filename: 'deed.pdf', content: btoa('%PDF-1.7') },
    ]);
    await user.click(remove);
    await waitFor(() => expect(server.saved).toEqual([{ deed: '' }]));
    await user.click(goOn());
    await waitFor(() => expect(server.saved).toEqual([{ deed: '' }, {}]));
  });

  it('that meets what somebody else has saved asks whose answers count', async () => {
    const server = new FormServer({ steps: [step('deed', [section('Documents', [deed])])] });
    const text = 'Somebody else has changed it meanwhile.';
    const { user } = await showForm(server, {
      addFormDocument: () => refuse(text, { status: 409, code: 'changed-meanwhile' }),
    });
    await user.upload(input(), file);
    expect(await screen.findByText('This form has changed since you opened it')).toBeDefined();
    await waitFor(() => expect(describedBy(input()).join(' ')).toContain(text));
  });

  it('that is refused says why at its field', async () => {
    const server = new FormServer({ steps: [step('deed', [section('Documents', [deed])])] });
    const text = 'The file is protected by a password: save it without one';
    const { user } = await showForm(server, {
      addFormDocument: () => refuse(text, { errors: { content: text } }),
    });
    await user.upload(input(), file);
    await waitFor(() => expect(describedBy(input()).join(' ')).toContain(text));
  });
});
