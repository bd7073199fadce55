import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import GalleryPage from './gallery-page.tsx';

/** The text of sources, by path. */
type Sources = Readonly<Record<string, string>>;

const kit: Sources = import.meta.glob(['../kit/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gallery: Sources = import.meta.glob(['./**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** It stands on every page, this one too, where the root of the application has put it. */
const ofTheRoot = ['ToastRegion'];

const componentsOf = (text: string) =>
  [...text.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name ?? '');

/** Components that are drawn by one of the texts, as an element or loaded when they are needed. */
function drawnBy(texts: readonly string[], [path, text]: [string, string]): string[] {
  const file = path.split('/').at(-1) ?? path;
  const isLoaded = texts.some((each) => new RegExp(`import\\('[^']*/${file}'\\)`).test(each));
  return componentsOf(text).filter(
    (name) => isLoaded || texts.some((each) => new RegExp(`<${name}[\\s/>]`).test(each)),
  );
}

/** A hook draws what its callers hand on. */
function isHookOf(texts: readonly string[], [path, text]: [string, string]): boolean {
  const file = path.split('/').at(-1) ?? path;
  return componentsOf(text).length === 0 && texts.some((each) => each.includes(`/${file}'`));
}

/** What the page shows, and what that is made of. */
function listShown(): ReadonlySet<string> {
  const texts = new Set(Object.values(gallery));
  const shown = new Set(ofTheRoot);
  for (;;) {
    const before = texts.size + shown.size;
    for (const [path, text] of Object.entries(kit)) {
      const drawn = drawnBy([...texts], [path, text]);
      for (const name of drawn) shown.add(name);
      if (drawn.length > 0 || isHookOf([...texts], [path, text])) texts.add(text);
    }
    if (texts.size + shown.size === before) return shown;
  }
}

describe('the page of components', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows every component of the kit', () => {
    const shown = listShown();
    const all = Object.values(kit).flatMap(componentsOf);
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('asks the server for nothing and holds no session', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (address: unknown) => {
      asked.push(address);
      return Response.json({});
    });
    const locks = vi.fn();
    vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request: locks } }));
    const router = createRouter({
      routeTree: createRootRoute({ component: GalleryPage }),
      history: createMemoryHistory({ initialEntries: ['/layout/components'] }),
    });
    await router.load();
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Components', level: 1 });
    await screen.findByText(/% of votes/);
    expect(asked).toEqual([]);
    expect(locks).not.toHaveBeenCalled();
  });
});
