import { IconDownload } from '@tabler/icons-react';
import type { IconShape } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';

interface ExportMenuProps<Format extends string> {
  readonly formats: readonly { readonly id: Format; readonly label: string }[];
  readonly onSave: (format: Format) => void;
  readonly label?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly compact?: boolean | undefined;
}

/** A button that saves what is on show as a file of the kind that is chosen. */
export function ExportMenu<Format extends string>({
  formats,
  onSave,
  label = 'Export',
  icon = IconDownload,
  compact,
}: ExportMenuProps<Format>) {
  const items = formats.map(({ id, label }) => ({ id, label, onSelect: () => onSave(id) }));
  return <Menu label={label} icon={icon} compact={compact} items={items} />;
}

/** For spreadsheets. */
export const sheetFormats = [
  { id: 'xlsx', label: 'Excel' },
  { id: 'csv', label: 'CSV' },
] as const;
