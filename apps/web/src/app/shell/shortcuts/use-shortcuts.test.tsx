import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOverlay, useOverlay } from './overlay-store.ts';
import { setLettersAct } from './shortcut-list.ts';
import { useShortcuts } from './use-shortcuts.ts';

afterEach(() => {
  cleanup();
  showOverlay(undefined);
  setLettersAct(true);
});

function Page({ onPlace }: { onPlace: (place: string) => void }) {
  useShortcuts({ c: () => onPlace('companies'), s: () => onPlace('submissions') });
  return (
    <main>
      <input aria-label="Filter" data-filter="" />
      <button type="button" data-new="" onClick={() => onPlace('new')}>
        Import
      </button>
      <table>
        <tbody>
          <tr data-index="0">
            <td>
              <a href="#harbour">Harbour</a>
            </td>
          </tr>
        </tbody>
      </table>
      <p>Open: {useOverlay() ?? 'nothing'}</p>
    </main>
  );
}

function open() {
  const places: string[] = [];
  render(<Page onPlace={(place) => places.push(place)} />);
  return { places, filter: screen.getByLabelText('Filter') };
}

const press = (key: string, options: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...options });

describe('the keys of the product', () => {
  it('lead into the filter, to the main act, and to places', () => {
    const { places, filter } = open();
    press('/');
    expect(document.activeElement).toBe(filter);
    press('n');
    press('g');
    press('s');
    press('s');
    expect(places).toEqual(['new', 'submissions']);
  });

  it('lead from anywhere into the first row of a table', () => {
    open();
    press('j');
    expect(document.activeElement?.textContent).toBe('Harbour');
  });

  it('rest while a dialog is open, and not behind a panel that is closed', () => {
    const { places } = open();
    const panel = document.body.appendChild(document.createElement('div'));
    panel.setAttribute('role', 'dialog');
    press('n');
    expect(places).toEqual([]);
    panel.setAttribute('inert', '');
    press('n');
    expect(places).toEqual(['new']);
    panel.remove();
  });

  it('are letters like others within a field', () => {
    const { places, filter } = open();
    press('n', {}, filter);
    press('?', {}, filter);
    expect(places).toEqual([]);
    expect(screen.getByText('Open: nothing')).toBeTruthy();
  });

  it('open the palette from anywhere, a field too', () => {
    const { filter } = open();
    press('k', { ctrlKey: true }, filter);
    expect(screen.getByText('Open: everything')).toBeTruthy();
  });

  it('are left to themselves once single letters are switched off', () => {
    const { places } = open();
    setLettersAct(false);
    press('n');
    press('?');
    press('g');
    press('c');
    expect(places).toEqual([]);
    press('k', { metaKey: true });
    expect(screen.getByText('Open: everything')).toBeTruthy();
  });
});
