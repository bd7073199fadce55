import { useId } from 'react';
import { AppLink } from '#kit/action/app-link.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { Tooltip } from '#kit/popup/tooltip.tsx';
import { version } from '../../../package.json';
import { Brand } from './brand.tsx';
import { groupSections, type MenuSection } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { MenuWords } from './menu-words.tsx';
import styles from './side-menu.module.css';
import { useMenu } from './use-menu.ts';
import { leaveCompany, useOpenSections } from './use-open-sections.ts';

/** The menu by the user's access. Collapsed it shows icons alone. */
export function SideMenu({ collapsed = false }: { collapsed?: boolean }) {
  const groups = groupSections(useMenu());
  const { isOpen, toggle } = useOpenSections();
  return (
    <nav aria-label="Main" className={classNames(styles.menu, collapsed && styles.collapsed)}>
      <Brand collapsed={collapsed} />
      {groups.map(([title, sections]) => (
        <div key={title} className={styles.group}>
          {!collapsed && <p className={styles.title}>{title}</p>}
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                {collapsed ? (
                  <CollapsedSection section={section} />
                ) : (
                  <Section section={section} open={isOpen(section)} onToggle={() => toggle(section)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.version}>
        {!collapsed && 'Version '}
        {version}
      </p>
    </nav>
  );
}

function CollapsedSection({ section }: { section: MenuSection }) {
  const { id, icon, href, target, title } = section;
  return (
    <Tooltip text={title}>
      <AppLink
        href={href}
        target={target}
        marksCurrent="section"
        className={styles.link}
        {...(id === 'companies' && { onClick: leaveCompany })}
      >
        <Icon shape={menuIcons[icon]} />
        <VisuallyHidden>
          <MenuWords link={section} />
        </VisuallyHidden>
      </AppLink>
    </Tooltip>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Section({ section, open, onToggle }: SectionProps) {
  const { id, title, icon, href, target, children } = section;
  const listId = useId();
  return (
    <>
      <div className={styles.line}>
        <AppLink
          href={href}
          target={target}
          marksCurrent={children ? id === 'companies' : 'below'}
          className={styles.link}
          {...(id === 'companies' && { onClick: leaveCompany })}
        >
          <Icon shape={menuIcons[icon]} />
          <MenuWords link={section} />
        </AppLink>
        {children && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={onToggle}
          >
            <span className={styles.mark} aria-hidden="true" />
            <VisuallyHidden>{title}: pages</VisuallyHidden>
          </button>
        )}
      </div>
      {children && open && (
        <ul id={listId} className={styles.pages}>
          {children.map((child) => (
            <li key={child.id}>
              <AppLink
                href={child.href}
                target={child.target}
                marksCurrent="below"
                className={classNames(styles.link, styles.child)}
              >
                <MenuWords link={child} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
