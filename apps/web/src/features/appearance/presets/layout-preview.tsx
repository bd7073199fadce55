import { type ReactNode, useEffect } from 'react';
import { appearanceStore } from '../appearance-store.ts';
import { findPreset } from './presets.ts';

/** Shows the product in the layout of an address under `/layout/`. */
export function LayoutPreview({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    const preset = findPreset(path);
    if (preset) appearanceStore.preview(preset);
  }, [path]);
  return children;
}
