import { IconDownload, IconPlus } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { ImportButton } from './import-button.tsx';

/** The ways in which a company comes into the list, for who may go them. */
export function AddCompanies() {
  const [mayImport, mayCreate, mayForm] = [
    useMay('importCompany'),
    useMay('createCompany'),
    useMay('formCompany'),
  ];
  const byHand = { id: 'create', label: 'Enter by hand', icon: IconPlus, href: paths.createCompany };
  const forming = { id: 'form', label: 'Form a company', icon: IconPlus, href: paths.formCompany };
  const imports = [
    { id: 'number', label: 'Import by number', icon: IconDownload, href: paths.importByNumber },
    { id: 'search', label: 'Import by search', icon: IconDownload, href: paths.importBySearch },
    { id: 'list', label: 'Import by list', icon: IconDownload, href: paths.importByList },
  ];
  return (
    <>
      {(mayCreate || mayForm) && (
        <Menu
          label="Add"
          icon={IconPlus}
          items={[
            ...(mayImport ? imports : []),
            ...(mayCreate ? [{ ...byHand, separated: mayImport }] : []),
            ...(mayForm ? [{ ...forming, separated: mayImport && !mayCreate }] : []),
          ]}
        />
      )}
      {mayImport && <ImportButton />}
    </>
  );
}
