import { cleanup, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FormPart, partOf, usePart, formAsPart } from './form-part.ts';
import { Form } from '../form/form.tsx';
import { useStatbookForm } from '../form/use-statbook-form.ts';

/** Suggests a town, and counts what the form says has changed. */
function Suggesting({ town, onChange }: { town: string; onChange: () => void }) {
  const form = useStatbookForm({ defaultValues: { name: '', town: 'Leeds' } });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: onChange }), [form, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField {...form.register('town')} label="Town" />
      <button type="button" onClick={() => formAsPart(form).suggest('town', town)}>
        Suggest
      </button>
    </Form>
  );
}

interface Buyer {
  name: string;
  town: string;
}

function BuyerFields({ part }: { part: FormPart<Buyer> }) {
  const { name } = usePart(part, 'name');
  return (
    <>
      <TextField {...part.register('name')} label={`Name (${part.path})`} />
      <button type="button" onClick={() => part.fill('town', `Town of ${name}`)}>
        Fill in the town ({part.path})
      </button>
    </>
  );
}

function BuyersForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useStatbookForm({
    defaultValues: { name: '', town: '', buyers: [{ name: 'Bob', town: '' }] },
    check: ({ buyers }): Record<string, string> => (buyers[0]?.town ? {} : { 'buyers.0.name': 'No town' }),
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <BuyerFields part={formAsPart(form)} />
      <BuyerFields part={partOf(form, 'buyers.0')} />
      <button type="submit">Save</button>
    </Form>
  );
}

afterEach(cleanup);

describe('fields that serve several forms', () => {
  it.each([
    ['Leeds', 0],
    ['York', 1],
  ])('are changed by a suggestion only where it says something else: %s', async (town, times) => {
    const changes: string[] = [];
    const user = await showOnPage(<Suggesting town={town} onChange={() => void changes.push(town)} />);
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    expect(screen.getByLabelText<HTMLInputElement>('Town').value).toBe(town);
    expect(changes).toHaveLength(times);
  });

  it('are filled in and refused under their path, or as the whole of a form', async () => {
    const saved: object[] = [];
    const user = await showOnPage(<BuyersForm onSubmit={(values) => void saved.push(values)} />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.type(screen.getByLabelText('Name ()'), 'Ann');
    await press('Fill in the town ()');
    await press('Save');
    expect(await screen.findAllByText('No town')).toHaveLength(2);
    await press('Fill in the town (buyers.0)');
    await press('Save');
    await expect
      .poll(() => saved)
      .toEqual([{ name: 'Ann', town: 'Town of Ann', buyers: [{ name: 'Bob', town: 'Town of Bob' }] }]);
  });
});
