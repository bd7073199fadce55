import { IconAdjustments, IconBuilding, IconFileText, IconReceipt, IconSend } from '@tabler/icons-react';

/** The pictures of the menu's sections: where the menu is narrow, they are all that is seen of it. */
export const menuIcons = {
  companies: IconBuilding,
  submission: IconSend,
  billing: IconReceipt,
  reports: IconFileText,
  settings: IconAdjustments,
};
