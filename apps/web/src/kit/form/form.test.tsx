import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Button } from '../button/button.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Form } from './form.tsx';
import { type FormRefusal } from './refusal.ts';
import { TextField } from '../text-field/text-field.tsx';
import { useStatbookForm } from './use-statbook-form.ts';

const schema = z.object({
  shares: z.string().regex(/^[1-9]\d*$/, 'Enter the number of shares'),
  name: z.string().min(1, 'Enter the name'),
});

interface AllotmentProps {
  readonly onSubmit: (
    values: z.output<typeof schema>,
  ) => FormRefusal | undefined | Promise<FormRefusal | undefined>;
}

/** On the page the name stands before the shares; in the schema after them. */
function Allotment({ onSubmit }: AllotmentProps) {
  const form = useStatbookForm({ schema, defaultValues: { name: '', shares: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField {...form.register('name')} label="Name" />
      <TextField {...form.register('shares')} label="Shares" numeric />
      <Button type="submit">Record allotment</Button>
    </Form>
  );
}

const holdings = z.object({ name: schema.shape.name, rows: z.array(schema.pick({ shares: true })) });

function Holdings() {
  const rows = [{ shares: '' }, { shares: '' }];
  const form = useStatbookForm({ schema: holdings, defaultValues: { name: '', rows } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField {...form.register('name')} label="Name" />
      {rows.map((_row, index) => (
        <Fieldset key={index} title={`Holding ${index + 1}`}>
          <TextField {...form.register(`rows.${index}.shares`)} label="Shares" numeric />
        </Fieldset>
      ))}
      <Button type="submit">Record allotment</Button>
    </Form>
  );
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Record allotment' }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a form', () => {
  afterEach(cleanup);

  it('lists what is wrong in the order of the page, takes the focus and marks the title', async () => {
    document.title = 'Allot shares – Statbook';
    render(<Allotment onSubmit={() => undefined} />);
    submit();
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    const links = [...summary.querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual(['Enter the name', 'Enter the number of shares']);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toBe('Error: Allot shares – Statbook');
  });

  it('says of which thing each field is where several lack the same', async () => {
    render(<Holdings />);
    submit();
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    const lines = [...summary.querySelectorAll('a')].map((link) => link.textContent);
    expect(lines).toEqual([
      'Enter the name',
      'Holding 1: Enter the number of shares',
      'Holding 2: Enter the number of shares',
    ]);
  });

  it('leads from each line to its field, which says the same', async () => {
    render(<Allotment onSubmit={() => undefined} />);
    Element.prototype.scrollIntoView ??= () => undefined;
    submit();
    fireEvent.click(await screen.findByRole('link', { name: 'Enter the name' }));
    const field = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Error: Enter the name',
    );
  });

  it('is saved once, however often its button is pressed meanwhile', async () => {
    let saved = 0;
    const saving = Promise.withResolvers<undefined>();
    render(
      <Allotment
        onSubmit={() => {
          saved += 1;
          return saving.promise;
        }}
      />,
    );
    fill('Name', 'Mara Quill');
    fill('Shares', '100');
    submit();
    submit();
    await waitFor(() => expect(saved).toBe(1));
    submit();
    expect(saved).toBe(1);
    saving.resolve(undefined);
    await waitFor(() => {
      submit();
      expect(saved).toBe(2);
    });
  });

  it('does not reproach a field that was only passed through', async () => {
    render(<Allotment onSubmit={() => undefined} />);
    fireEvent.blur(screen.getByLabelText('Name'));
    fill('Shares', '0');
    fireEvent.blur(screen.getByLabelText('Shares'));
    await screen.findByText('Enter the number of shares');
    expect(screen.queryByText('Enter the name')).toBeNull();
  });

  it('shows the words of a server that refuses, and keeps the input', async () => {
    render(
      <Allotment onSubmit={() => ({ detail: 'The register was changed meanwhile.', requestId: 'req-1' })} />,
    );
    fill('Name', 'Mara Quill');
    fill('Shares', '100');
    submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary.textContent).toContain('req-1'));
    expect(summary.textContent).toContain('The register was changed meanwhile.');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mara Quill');
  });

  it('shows what the server refused at its field until the field is changed', async () => {
    const taken = 'This name is taken';
    render(<Allotment onSubmit={() => ({ detail: 'Not allotted', errors: { name: taken } })} />);
    fill('Shares', '100');
    fill('Name', 'Mara Quill');
    screen.getByLabelText('Name').focus();
    fireEvent.submit(screen.getByLabelText('Name'));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getByRole('link', { name: taken })).toBeDefined();

    fireEvent.blur(screen.getByLabelText('Shares'));
    await waitFor(() => expect(screen.getByLabelText('Shares').getAttribute('aria-invalid')).toBeNull());
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');

    fill('Name', 'Mara Quill-Reed');
    fireEvent.blur(screen.getByLabelText('Name'));
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  });

  it('moves nothing away under a press', async () => {
    render(<Allotment onSubmit={() => undefined} />);
    submit();
    await screen.findByRole('link', { name: 'Enter the name' });
    fill('Name', 'Mara Quill');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(screen.getByLabelText('Name'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mara Quill'));
    expect(screen.getByRole('link', { name: 'Enter the name' })).toBeDefined();
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Enter the name' })).toBeNull());
  });

  it('can be submitted again after a refusal', async () => {
    const answers: (FormRefusal | undefined)[] = [{ detail: 'Try again' }, undefined];
    const sent: string[] = [];
    render(
      <Allotment
        onSubmit={({ name }) => {
          sent.push(name);
          return answers.shift();
        }}
      />,
    );
    fill('Name', 'Mara Quill');
    fill('Shares', '100');
    submit();
    await screen.findByText('Try again');
    submit();
    await waitFor(() => expect(sent).toEqual(['Mara Quill', 'Mara Quill']));
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
  });
});
