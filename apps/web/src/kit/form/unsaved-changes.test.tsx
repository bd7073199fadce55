import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AppLink } from '../link/app-link.tsx';
import { PopupOutlet, PopupProvider } from '../popup/popup-container.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { saveOpenWork } from './open-work.ts';
import { LeaveDialog, useUnsavedChanges } from './unsaved-changes.tsx';
import { useStatbookForm } from './use-statbook-form.ts';

afterEach(cleanup);

const saved: string[] = [];
afterEach(() => void saved.splice(0));

function NotePage() {
  const form = useStatbookForm({ defaultValues: { text: '' } });
  const keep = () => Promise.resolve(saved.push(form.getValues().text));
  const { blocker, markSaved } = useUnsavedChanges(form, { keep });
  return (
    <Form form={form} onSubmit={markSaved}>
      <TextField {...form.register('text')} label="Text" />
      <button type="submit">Save</button>
      <AppLink href="/other">Other page</AppLink>
      <LeaveDialog blocker={blocker} consequence="What you have entered will be lost." />
    </Form>
  );
}

async function openNote() {
  const root = createRootRoute({
    component: () => (
      <PopupProvider>
        <Outlet />
        <PopupOutlet />
      </PopupProvider>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: NotePage }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>The other page</p> }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  return { user, leave: () => user.click(screen.getByRole('link', { name: 'Other page' })) };
}

const isLeft = () => screen.findByText('The other page');

describe('a page with unsaved changes', () => {
  it('is left without a question while nothing was entered', async () => {
    const { leave } = await openNote();
    await leave();
    expect(await isLeft()).toBeTruthy();
  });

  it('asks before what was entered is lost, and stays on the page when that is chosen', async () => {
    const { user, leave } = await openNote();
    await user.type(screen.getByLabelText('Text'), 'Minutes');
    await leave();
    await screen.findByRole('dialog', { name: 'Leave without saving' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Minutes');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await isLeft()).toBeTruthy();
  });

  it('is left without a question once it was saved', async () => {
    const { user, leave } = await openNote();
    await user.type(screen.getByLabelText('Text'), 'Minutes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await leave();
    expect(await isLeft()).toBeTruthy();
  });

  it('keeps what was entered when the session ends, and nothing where nothing was entered', async () => {
    const { user } = await openNote();
    await saveOpenWork();
    expect(saved).toEqual([]);
    await user.type(screen.getByLabelText('Text'), 'Minutes');
    await saveOpenWork();
    expect(saved).toEqual(['Minutes']);
  });
});
