import { ICON_DRAWINGS } from '@foyer/domain/navigation'
import { useT } from '@foyer/i18n/react'
import { Badge, IconButton } from '@foyer/ui'
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Item } from './navigation-items.ts'
import styles from './navigation.module.css'

export type ListedItem = {
  readonly item: Item
  readonly name: string
  /** What it leads to. */
  readonly target: string
  readonly fault: string | null
  readonly can_remove: boolean
}

type ItemListProps = {
  readonly label: string
  readonly items: readonly ListedItem[]
  readonly open_id: string | null
  readonly onOpen: (id: string | null) => void
  readonly onMove: (id: string, to: number) => void
  readonly onRemove: (id: string) => void
  /** The fields of the open item. */
  readonly children: ReactNode
}

/** The items of a place in order: each opens in place, and is moved by dragging, by buttons and by Alt and arrows. */
export function ItemList({ label, items, open_id, onOpen, onMove, onRemove, children }: ItemListProps) {
  const t = useT()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announced, setAnnounced] = useState('')
  const move = ({ item, name }: ListedItem, to: number): void => {
    if (to < 0 || to >= items.length) return
    onMove(item.id, to)
    setAnnounced(t('studio_navigation.moved', { name, position: to + 1, count: items.length }))
  }
  const handleKey = (event: KeyboardEvent, listed: ListedItem, at: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(listed, event.key === 'ArrowUp' ? at - 1 : at + 1)
  }
  const drop = (at: number): void => {
    const listed = items.find(({ item }) => item.id === dragged)
    if (listed) move(listed, at)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ul className={styles.items} aria-label={label}>
        {items.map((listed, at) => (
          <ItemRow
            key={listed.item.id}
            listed={listed}
            at={at}
            count={items.length}
            is_open={open_id === listed.item.id}
            drop_side={dragged !== null && over === at ? 'here' : undefined}
            onOpen={() => onOpen(open_id === listed.item.id ? null : listed.item.id)}
            onMove={(to) => move(listed, to)}
            onKeyDown={(event) => handleKey(event, listed, at)}
            onRemove={() => onRemove(listed.item.id)}
            drag={{
              onDragStart: () => setDragged(listed.item.id),
              onDragOver: () => setOver(at),
              onDrop: () => drop(at),
              onDragEnd: () => setDragged(null),
            }}
          >
            {children}
          </ItemRow>
        ))}
      </ul>
      <output className={styles.announced}>{announced}</output>
    </>
  )
}

type ItemRowProps = {
  readonly listed: ListedItem
  readonly at: number
  readonly count: number
  readonly is_open: boolean
  readonly drop_side: 'here' | undefined
  readonly onOpen: () => void
  readonly onMove: (to: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onRemove: () => void
  readonly drag: Readonly<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', () => void>>
  readonly children: ReactNode
}

function ItemRow({ listed, at, count, is_open, drop_side, drag, children, ...on }: ItemRowProps) {
  const t = useT()
  const id = useId()
  const { item, name, target, fault, can_remove } = listed
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes what is dropped; buttons and keys move it as well
    <li
      className={styles.item}
      data-open={is_open || undefined}
      data-drop={drop_side}
      onDragOver={(event) => {
        event.preventDefault()
        drag.onDragOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        drag.onDrop()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons inside */}
      <div
        className={styles.row}
        draggable={!is_open}
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
        onKeyDown={on.onKeyDown}
      >
        <GripVertical className={styles.grip} aria-hidden="true" />
        <span className={styles.icon}>
          <Drawing icon={item.icon} />
        </span>
        <button
          type="button"
          className={styles.open}
          aria-expanded={is_open}
          aria-controls={is_open ? id : undefined}
          onClick={on.onOpen}
        >
          <span className={styles.words}>
            <strong dir="auto">{name}</strong>
            <span className={styles.target} dir="auto">
              {target}
            </span>
          </span>
          {fault !== null && <Badge tone="danger">{fault}</Badge>}
          {item.audience !== 'everyone' && <Badge>{t(`studio_navigation.audience.${item.audience}`)}</Badge>}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
        <IconButton
          size="small"
          icon={<ArrowUp />}
          label={t('studio_navigation.move_up', { name })}
          disabled={at === 0}
          onClick={() => on.onMove(at - 1)}
        />
        <IconButton
          size="small"
          icon={<ArrowDown />}
          label={t('studio_navigation.move_down', { name })}
          disabled={at === count - 1}
          onClick={() => on.onMove(at + 1)}
        />
        <IconButton
          size="small"
          icon={<Trash2 />}
          label={can_remove ? t('studio_navigation.remove', { name }) : t('studio_navigation.cannot_remove')}
          disabled={!can_remove}
          onClick={on.onRemove}
        />
      </div>
      {is_open && <div id={id}>{children}</div>}
    </li>
  )
}

/** An icon of the navigation as members see it. */
export function Drawing({ icon }: { readonly icon: Item['icon'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_DRAWINGS[icon === 'book' ? 'book_open' : icon]} />
    </svg>
  )
}
