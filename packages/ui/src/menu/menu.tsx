import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { Separator } from 'react-aria-components/Separator'
import { cx } from '../cx.ts'
import type { FloatPlacement, TriggerElement } from '../overlay/index.ts'
import overlay from '../overlay/styles.module.css'
import styles from './styles.module.css'

/** One thing to do, or a line between groups of them. */
export type MenuEntry<Id extends string = string> =
  | 'line'
  | {
      readonly id: Id
      readonly label: string
      readonly icon?: ReactNode
      /** The keys that do the same, such as "⌘D". */
      readonly keys?: string
      readonly tone?: 'neutral' | 'danger'
      readonly is_disabled?: boolean
    }

export type MenuProps<Id extends string> = {
  readonly trigger: TriggerElement
  readonly label: string
  readonly entries: ReadonlyArray<MenuEntry<Id>>
  readonly onAction: (id: Id) => void
  readonly placement?: FloatPlacement
  /** Entries in one row above the others, each only a picture, such as reactions. */
  readonly row?: readonly MenuRowEntry<Id>[]
  readonly row_label?: string
  /** Set to open the menu by more than its button. */
  readonly is_open?: boolean
  readonly onOpenChange?: (is_open: boolean) => void
}

/** An entry of the row at the top of a menu; `label` is its name. */
export type MenuRowEntry<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
  readonly is_pressed?: boolean
}

/** A list of things to do, opened from a button; typing finds an entry. */
export function Menu<Id extends string>({
  trigger,
  label,
  entries,
  onAction,
  placement = 'bottom end',
  row = [],
  row_label,
  is_open,
  onOpenChange,
}: MenuProps<Id>) {
  return (
    <MenuTrigger
      {...(is_open === undefined ? {} : { isOpen: is_open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Pressable>{trigger}</Pressable>
      <Popover className={cx(overlay.popover)} placement={placement} offset={8}>
        <AriaMenu aria-label={label} className={cx(styles.menu)}>
          {row.length > 0 && (
            <MenuSection className={cx(styles.row)} aria-label={row_label ?? label}>
              {row.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  className={cx(styles.short)}
                  textValue={entry.label}
                  aria-label={entry.label}
                  data-pressed={entry.is_pressed}
                  onAction={() => onAction(entry.id)}
                >
                  {entry.content}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          {entries.map((entry, i) =>
            entry === 'line' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
              <Separator key={`line-${i}`} className={cx(styles.line)} />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                className={cx(styles.item)}
                data-tone={entry.tone ?? 'neutral'}
                isDisabled={entry.is_disabled ?? false}
                textValue={entry.label}
                onAction={() => onAction(entry.id)}
              >
                {entry.icon}
                <span className={styles.label}>{entry.label}</span>
                {entry.keys && <kbd className={styles.keys}>{entry.keys}</kbd>}
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
