import { useT } from '@foyer/i18n/react'
import { ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useAnnounce } from '../announce.tsx'
import styles from './item-list.module.css'
import { getRowCommand } from './row-command.ts'

/** An item of a list as its row shows it. */
export type ItemRow = {
  readonly key: string
  readonly name: string
  readonly summary: string
  readonly picture: ReactNode
  /** Something in it must be mended. */
  readonly is_faulty: boolean
}

type ItemListProps = {
  readonly label: string
  readonly rows: readonly ItemRow[]
  readonly is_full: boolean
  /** The row that gets the focus, since its level was left. */
  readonly focused: string | null
  readonly onOpen: (key: string) => void
  readonly onMove: (from: number, to: number) => void
  readonly onDuplicate: (at: number) => void
  readonly onRemove: (at: number) => void
}

/** The items of a list as rows: each opens as its own level and can be dragged, moved, copied and removed. */
export function ItemList(props: ItemListProps) {
  const { label, rows, is_full, focused, onOpen, onMove, onDuplicate, onRemove } = props
  const t = useT()
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const indexOf = (key: unknown): number => rows.findIndex((row) => row.key === String(key))
  useEffect(() => {
    if (focused === null) return undefined
    // The list builds its rows in a second pass.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(focused)}"]`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [focused])

  const move = (from: number, to: number): void => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    onMove(from, to)
    announce(t('editor.announce.moved', { name: row.name, place: to + 1, count: rows.length }))
  }
  const duplicate = (at: number): void => {
    const row = rows[at]
    if (!row || is_full) return
    onDuplicate(at)
    announce(t('editor.announce.duplicated', { name: row.name }))
  }
  const remove = (at: number): void => {
    const row = rows[at]
    if (!row) return
    onRemove(at)
    announce(t('editor.announce.deleted', { name: row.name }))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    const command = target.role === 'row' ? getRowCommand(event) : null
    const at = command ? indexOf(target.dataset['key']) : -1
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    if (command === 'move_up') move(at, at - 1)
    if (command === 'move_down') move(at, at + 1)
    if (command === 'duplicate') duplicate(at)
    if (command === 'delete') remove(at)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const from = indexOf(key)
      const before = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      move(from, before > from ? before - 1 : before)
    },
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus
    <div ref={list} data-items onKeyDownCapture={handleKeyDown}>
      <GridList
        aria-label={label}
        className={styles.list ?? ''}
        items={rows.map((row) => ({ ...row, id: row.key }))}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        dependencies={[is_full, t, rows]}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            textValue={row.is_faulty ? `${row.name}, ${t('editor.field.has_fault')}` : row.name}
            className={styles.row ?? ''}
          >
            <AriaButton
              slot="drag"
              className={styles.grip ?? ''}
              aria-label={t('editor.level.drag', { name: row.name })}
            >
              <GripVertical aria-hidden="true" />
            </AriaButton>
            {row.picture}
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {row.name}
              </span>
              {row.summary !== '' && (
                <span className={styles.summary} dir="auto">
                  {row.summary}
                </span>
              )}
              {row.is_faulty && <span className={styles.fault}>{t('editor.field.has_fault')}</span>}
            </span>
            <span className={styles.tools}>
              <AriaButton
                className={styles.tool ?? ''}
                aria-label={t('editor.field.copy', { name: row.name })}
                isDisabled={is_full}
                onPress={() => duplicate(indexOf(row.id))}
              >
                <Copy aria-hidden="true" />
              </AriaButton>
              <AriaButton
                className={styles.tool ?? ''}
                aria-label={t('editor.field.remove', { name: row.name })}
                onPress={() => remove(indexOf(row.id))}
              >
                <Trash2 aria-hidden="true" />
              </AriaButton>
            </span>
            <ChevronRight aria-hidden="true" className={styles.chevron} />
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}
