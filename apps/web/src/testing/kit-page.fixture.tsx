import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';

/** Parts of the kit on a page, with the place where dialogs and menus appear and a router for their links. */
export async function showOnPage(content: ReactNode, address = '/'): Promise<UserEvent> {
  const routeTree = createRootRoute({
    component: () => (
      <PopupProvider>
        <main>
          {content}
          <PopupOutlet />
        </main>
      </PopupProvider>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
