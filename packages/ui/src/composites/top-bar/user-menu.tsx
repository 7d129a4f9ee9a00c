import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

import { Avatar, type AvatarProps } from '../../components/avatar/index.js';
import { Button, type ButtonProps } from '../../components/button/index.js';
import { DropdownMenu, DropdownMenuSeparator } from '../../components/dropdown-menu/index.js';
import { cn } from '../../lib/cn.js';
import { useSettingsText } from '../../lib/ui-provider.js';

const DETAILS = ['account', 'phone', 'email', 'organization', 'position'] as const;

export interface UserMenuUser extends Pick<AvatarProps, 'src' | 'sex'> {
  /** Real name; without one, the account. */
  name: string;
  account?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  organization?: string | undefined;
  position?: string | undefined;
}

export interface UserMenuProps extends Omit<ButtonProps, 'children' | 'asChild' | 'icon' | 'iconEnd'> {
  /** Signed-in user: name, account and picture. */
  user: UserMenuUser;
  /** DropdownMenuItems: user centre, clear cache, lock, sign out. */
  children: ReactNode;
}

/** Account menu: the signed-in user, and actions of the account. */
export function UserMenu({ user, className, children, ...rest }: UserMenuProps): ReactNode {
  const text = useSettingsText();
  const { name, src, sex } = user;
  const known = DETAILS.flatMap((field) => {
    const value = user[field];
    return value === undefined || value === '' ? [] : [{ field, value }];
  });
  return (
    <DropdownMenu
      className="sb:max-w-xs"
      trigger={
        <Button
          data-slot="top-bar-user"
          variant="ghost"
          {...rest}
          className={cn('sb:max-md:px-1', className)}
          aria-description={known.map(({ field, value }) => `${text[field]}: ${value}`).join(', ') || undefined}
          icon={<Avatar size="sm" {...{ name, src, sex }} label={null} />}
          iconEnd={<ChevronDown data-slot="top-bar-icon" size={14} aria-hidden className="sb:max-md:hidden" />}
        >
          <span data-slot="top-bar-user-hint" className="sb:sr-only">
            {text.userMenu(name)}
          </span>
          <span
            data-slot="top-bar-user-name"
            aria-hidden
            className="sb:block sb:max-w-40 sb:truncate sb:py-1 sb:text-text sb:max-md:hidden"
          >
            {name}
          </span>
        </Button>
      }
    >
      <div data-slot="top-bar-user-details" className="sb:grid sb:grid-cols-[auto_1fr] sb:gap-x-3 sb:gap-y-1 sb:px-2 sb:py-2 sb:text-xs">
        <span data-slot="top-bar-user-title" className="sb:col-span-2 sb:truncate sb:text-md sb:font-semibold">
          {name}
        </span>
        {known.map(({ field, value }) => (
          <Fragment key={field}>
            <span data-slot="top-bar-user-label" className="sb:text-muted">
              {text[field]}
            </span>
            <span data-slot="top-bar-user-value" className="sb:wrap-anywhere">
              {value}
            </span>
          </Fragment>
        ))}
      </div>
      <DropdownMenuSeparator />
      {children}
    </DropdownMenu>
  );
}
