import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { collectToasts } from '#testing/served-page.fixture.tsx';
import { field, FormServer, section, showForm, step } from '../form.fixture.tsx';
import type { FormState } from '../form-state.ts';

const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Option ${at}`, hint: null }));

const everyKind = step('kinds', [
  section('All', [
    field('name', { label: 'Name', autocomplete: 'name' }),
    field('about', { label: 'About', kind: 'long-text' }),
    field('mail', { label: 'Mail', kind: 'email' }),
    field('on', { label: 'Day', kind: 'date' }),
    field('count', { label: 'Count', kind: 'number' }),
    field('price', { label: 'Price', kind: 'amount' }),
    field('way', { label: 'Way', kind: 'choice', options: choices(2) }),
    field('few', { label: 'Few', kind: 'select', options: choices(4) }),
    field('many', { label: 'Many', kind: 'select', options: choices(12) }),
    field('agreed', { label: 'Agreed', kind: 'tick' }),
    field('records', { label: 'Records', kind: 'ticks', options: choices(3) }),
  ]),
]);

const person = step('person', [section('Name', [field('surname', { label: 'Surname' })])]);
const day = step('day', [section('Day', [field('on', { label: 'Day of appointment', kind: 'date' })])]);

const goOn = () => screen.getByRole('button', { name: 'Save and continue' });
const missing = (path: string, at = 'person'): FormState['errors'][number] => ({
  step: at,
  path,
  code: 'missing',
  message: `Enter ${path}`,
});

describe('a step of a form', () => {
  it('asks each kind of question with its control, and saves what is answered as text', async () => {
    const server = new FormServer({ steps: [everyKind] });
    const { user } = await showForm(server);
    await user.type(screen.getByLabelText('Name'), 'Nora');
    await user.type(screen.getByLabelText('About'), 'Long');
    await user.type(screen.getByLabelText('Mail'), 'a@b.example');
    await user.type(screen.getByLabelText('Day'), '27 11 2026');
    await user.type(screen.getByLabelText('Count'), '12');
    await user.type(screen.getByLabelText('Price'), '1.25');
    await user.click(screen.getByRole('radio', { name: 'Option 1' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Few' }), 'Option 3');
    await user.type(screen.getByRole('combobox', { name: 'Many' }), 'Option 11');
    await user.click(await screen.findByRole('option', { name: 'Option 11' }));
    await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Option 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Option 0' }));
    await user.click(goOn());
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toEqual({
      name: 'Nora',
      about: 'Long',
      mail: 'a@b.example',
      on: '2026-11-27',
      count: '12',
      price: '1.25',
      way: 'v1',
      few: 'v3',
      many: 'v11',
      agreed: 'yes',
      records: 'v0,v2',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeDefined();
  });

  it('begins with what is answered now, not with what an earlier visit has kept', async () => {
    const server = new FormServer({ steps: [person], answers: { surname: 'Gold' } });
    const changed = { ...server.state, answers: { surname: 'Iron' }, version: 4 };
    await showForm(server, { getForm: { entity: [changed] } });
    expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Iron');
  });

  it('shows the answers so far, each after its label', async () => {
    const shares = section('Allotment', [
      field('held', { label: 'Number of shares' }),
      field('nominal', { label: 'Nominal value of each' }),
    ]);
    await showForm(
      new FormServer({ steps: [step('person', [shares])], answers: { held: '150', nominal: '75' } }),
    );
    const answers = await screen.findByRole('region', { name: 'Answers so far' });
    expect(within(answers).getByText('Number of shares: 150')).toBeDefined();
    expect(within(answers).getByText('Nominal value of each: 75')).toBeDefined();
  });

  it('folds the answers of a form of many steps, but those of the step itself', async () => {
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
    const steps = ids.map((id) => step(id, [section(`Section ${id}`, [field(id, { label: 'Name' })])]));
    const answers = { one: 'Gold', two: 'Iron' };
    await showForm(new FormServer({ steps, answers, activeStep: 'two' }));
    const shown = await screen.findByRole('region', { name: 'Answers so far' });
    expect([...shown.querySelectorAll('details')].map((part) => [part.open, part.textContent])).toEqual([
      [false, expect.stringContaining('Name: Gold')],
      [true, expect.stringContaining('Name: Iron')],
    ]);
  });

  it('begins with what is answered, and sends only what was changed', async () => {
    const answers = { 'home.premise': '1', 'home.postTown': 'Leeds' };
    const home = section('Home', [field('home.premise'), field('home.postTown')]);
    const server = new FormServer({ steps: [step('person', [home])], answers });
    const { user } = await showForm(server);
    await user.clear(screen.getByLabelText('home.premise'));
    await user.click(goOn());
    await waitFor(() => expect(server.saved).toEqual([{ 'home.premise': '' }]));
  });

  it('stays where something is wrong, and the summary leads to the field', async () => {
    const server = new FormServer({ steps: [person, day] }, () => ({ errors: [missing('surname')] }));
    const { user } = await showForm(server);
    await user.click(goOn());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Enter surname' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Surname'));
    expect(describedBy(screen.getByLabelText('Surname'))).toEqual(['Error: Enter surname']);
  });

  it('has what is wrong at a field that bears the name of its step', async () => {
    const records = step('records', [section('Moved', [field('records', { label: 'Records' })])]);
    const server = new FormServer({ steps: [records], activeStep: 'records' }, () => ({
      errors: [missing('records', 'records')],
    }));
    const { user } = await showForm(server);
    await user.click(goOn());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    await user.click(within(summary).getByRole('link', { name: 'Enter records' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Records'));
  });

  it('goes on where only another step has something wrong; the check of the answers leads there', async () => {
    const server = new FormServer({ steps: [person, day], activeStep: 'day' }, () => ({
      errors: [missing('surname')],
    }));
    const { user } = await showForm(server);
    await user.click(goOn());
    await user.click(await screen.findByRole('link', { name: 'Enter surname' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Step person' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Surname')));
  });

  it('has what is wrong in the order of the questions, whoever found it', async () => {
    const server = new FormServer({ steps: [person, day], activeStep: 'check' }, () => ({
      errors: [missing('on', 'day'), missing('surname')],
    }));
    await showForm(server);
    const links = screen.getAllByRole('link', { name: /^Enter/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Enter surname', 'Enter on']);
  });

  it('says at the field that a text is too long, once it is left', async () => {
    const short = field('code', { label: 'Code', maxLength: 4 });
    const { user } = await showForm(
      new FormServer({ steps: [step('person', [section('Identification', [short])])] }),
    );
    await user.type(screen.getByLabelText('Code'), 'ABCDE');
    await user.tab();
    await waitFor(() =>
      expect(describedBy(screen.getByLabelText('Code'))).toEqual([
        'Error: Code has 5 characters: shorten it to 4',
      ]),
    );
  });

  it('is saved by Ctrl and S, and by leaving it for later', async () => {
    const toasts = collectToasts();
    const server = new FormServer({ steps: [person] });
    const { user } = await showForm(server);
    await user.type(screen.getByLabelText('Surname'), 'Gold');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(toasts).toEqual(['Form saved']));
    await user.type(screen.getByLabelText('Surname'), 'en');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    await waitFor(() => expect(server.saved).toEqual([{ surname: 'Gold' }, { surname: 'Golden' }]));
  });
});

describe('an answer that decides what is asked', () => {
  const same = field('service', {
    label: 'Service address',
    kind: 'choice',
    decidesFields: true,
    options: choices(2),
  });
  const stepsFor = ({ service }: FormState['answers']): Partial<FormState> => ({
    steps: [
      step('person', [
        section('Person', [
          field('surname', { label: 'Surname' }),
          same,
          ...(service === 'v1' ? [field('service.town', { label: 'Town' })] : []),
        ]),
      ]),
    ],
  });

  it('is saved at once; what it calls for is asked, and the focus stays', async () => {
    const server = new FormServer({}, stepsFor);
    const { user } = await showForm(server);
    await user.type(screen.getByLabelText('Surname'), 'Gold');
    await user.click(screen.getByRole('radio', { name: 'Option 1' }));
    await user.type(await screen.findByLabelText('Town'), 'Leeds');
    expect(server.saved).toEqual([{ surname: 'Gold', service: 'v1' }]);
    await user.click(screen.getByRole('radio', { name: 'Option 0' }));
    await waitFor(() => expect(screen.queryByLabelText('Town')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Option 0' }));
    expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Gold');
  });

  it('takes along what was refused of a question that is asked no more', async () => {
    const server = new FormServer({ answers: { service: 'v1' } }, (answers) => ({
      ...stepsFor(answers),
      errors: [missing('surname'), ...(answers.service === 'v1' ? [missing('service.town')] : [])],
    }));
    const { user } = await showForm(server);
    await user.click(goOn());
    expect(await screen.findByRole('link', { name: 'Enter service.town' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Option 0' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Enter service.town' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Enter surname' })).toBeDefined();
  });

  it('does not hold up the press that leaves it', async () => {
    const on = field('on', { label: 'New last day', kind: 'date', decidesFields: true });
    const server = new FormServer({ steps: [step('person', [section('Period', [on])])] });
    const { user } = await showForm(server);
    await user.type(screen.getByLabelText('New last day'), '30 11 2026');
    await user.click(goOn());
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeDefined();
    expect(server.state.answers).toEqual({ on: '2026-11-30' });
  });
});

describe('a form that somebody else has changed', () => {
  const both = step('person', [
    section('Name', [field('forename', { label: 'Forename' }), field('surname', { label: 'Surname' })]),
  ]);

  async function showConflict() {
    const server = new FormServer({ steps: [both], answers: { forename: 'Nora', surname: 'Gold' } });
    const shown = await showForm(server);
    await shown.user.clear(screen.getByLabelText('Surname'));
    await shown.user.type(screen.getByLabelText('Surname'), 'Silver');
    server.change({ forename: 'Flora', surname: 'Iron' });
    await shown.user.click(goOn());
    expect(await screen.findByText('This form has changed since you opened it')).toBeDefined();
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary.textContent).toContain('Choose above whose answers to keep');
    expect(server.saved).toEqual([]);
    return { server, ...shown };
  }
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('keeps what was typed, and saves it on top of theirs when asked', async () => {
    const { server, user } = await showConflict();
    expect(valueOf('Surname')).toBe('Silver');
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(server.saved).toEqual([{ surname: 'Silver' }]));
    await waitFor(() => expect(screen.queryByText('This form has changed since you opened it')).toBeNull());
    expect(valueOf('Forename')).toBe('Flora');
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
  });

  it('shows theirs instead when asked', async () => {
    const { user } = await showConflict();
    await user.click(screen.getByRole('button', { name: 'Show what was saved' }));
    await waitFor(() => expect(valueOf('Surname')).toBe('Iron'));
    expect(valueOf('Forename')).toBe('Flora');
    expect(screen.queryByText('This form has changed since you opened it')).toBeNull();
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
  });
});
