import { IconAdjustments, IconBuilding, IconFileText } from '@tabler/icons-react';

/** The pictures of the menu's sections. Each is in the first file that a visit loads, so papers of all kinds have one. */
export const menuIcons = {
  companies: IconBuilding,
  papers: IconFileText,
  settings: IconAdjustments,
};
