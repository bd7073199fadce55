import { IconBuilding, IconChartBar, IconCreditCard, IconFileText, IconSettings } from '@tabler/icons-react';

/** The pictures of the menu's sections. */
export const menuIcons = {
  companies: IconBuilding,
  submission: IconFileText,
  billing: IconCreditCard,
  reports: IconChartBar,
  settings: IconSettings,
};
