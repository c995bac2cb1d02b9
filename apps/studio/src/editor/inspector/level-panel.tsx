import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { ArrowDown, ArrowLeft, ArrowUp, ChevronDown, ChevronUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useAnnounce } from '../announce.tsx'
import { useEditorServices } from '../services.tsx'
import { changeGroup } from '../workout/to-groups.ts'
import { copyListItem } from './copy-list-item.ts'
import { FieldList } from './field-list.tsx'
import inspector from './inspector.module.css'
import { getItemName } from './item-texts.ts'
import { changeLevel, changeList, type Level, type RootChange } from './levels.ts'
import styles from './level-panel.module.css'
import { listItemKeys, moveItem, replaceItem } from './list-items.ts'
import { useLevels, type Levels } from './use-levels.ts'

type LevelPanelProps = {
  /** The name of the block or page that the levels are in. */
  readonly root_name: string
  readonly levels: readonly Level[]
  readonly level: Level
  readonly onChange: (change: RootChange) => void
}

/** The fields of an item as a level of its own: where it is, what is before and after it, and the way back. */
export function LevelPanel({ root_name, levels, level, onChange }: LevelPanelProps) {
  const t = useT()
  const announce = useAnnounce()
  const { pages } = useEditorServices()
  const navigation = useLevels()
  const { items, keys, at, list, step } = level
  const names = levels.map((one) =>
    getItemName(t, pages, { item: one.values, at: one.at, label: t(one.list.label) }),
  )
  const name = names.at(-1) ?? ''
  const parents = [root_name, ...names.slice(0, -1)]
  const parent = parents.at(-1) ?? root_name
  const panel = useLevelFocus(step.key, navigation)

  const openSibling = (to: number, opening: Levels['opening'] = 'stepped'): void => {
    const key = keys[to]
    if (key !== undefined)
      navigation.open([...navigation.path.slice(0, -1), { prop: step.prop, key }], opening)
  }
  const change = (prop: string, value: unknown): void => {
    const group = list.layout === 'workout_groups' ? changeGroup(level.values, prop, value) : null
    onChange(
      group ? changeList(levels, level, replaceItem(items, at, group)) : changeLevel(levels, prop, value),
    )
  }
  const move = (to: number): void => {
    const moved = moveItem(items, at, to)
    onChange(changeList(levels, level, moved))
    const key = listItemKeys(moved)[to]
    if (key !== undefined && key !== step.key)
      navigation.open([...navigation.path.slice(0, -1), { prop: step.prop, key }])
    announce(t('editor.announce.moved', { name, place: to + 1, count: items.length }))
  }
  const duplicate = (): void => {
    const copy = copyListItem(list, level.values, () => crypto.randomUUID())
    const next = [...items.slice(0, at + 1), copy, ...items.slice(at + 1)]
    onChange(changeList(levels, level, next))
    const key = listItemKeys(next)[at + 1]
    if (key !== undefined) navigation.open([...navigation.path.slice(0, -1), { prop: step.prop, key }])
    announce(t('editor.announce.duplicated', { name }))
  }
  const remove = (): void => {
    navigation.back()
    onChange(
      changeList(
        levels,
        level,
        items.filter((_, place) => place !== at),
      ),
    )
    announce(t('editor.announce.deleted', { name }))
  }
  const actions = {
    up: () => move(at - 1),
    down: () => move(at + 1),
    duplicate,
    delete: remove,
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      navigation.back()
    } else if (list.is_sequence && isEnterInText(event)) {
      event.preventDefault()
      openSibling(at + 1, 'added')
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves the level
    <div ref={panel} className={styles.level} data-level={step.key} onKeyDown={handleKeyDown}>
      <header className={styles.head}>
        <nav className={styles.path} aria-label={t('editor.level.path')}>
          <IconButton
            size="small"
            className={styles.back}
            icon={<ArrowLeft />}
            label={t('editor.level.back', { name: parent })}
            onClick={() => navigation.back()}
          />
          <ol className={styles.crumbs}>
            {parents.map((crumb, depth) => (
              <li key={depth} className={styles.crumb}>
                <button type="button" dir="auto" onClick={() => navigation.back(depth)}>
                  {crumb}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.line}>
          <h2 className={styles.title} tabIndex={-1} dir="auto">
            {name}
          </h2>
          <span className={styles.place}>
            {t('editor.level.place', { place: at + 1, count: items.length })}
          </span>
          <IconButton
            size="small"
            icon={<ChevronUp />}
            label={t('editor.level.previous')}
            aria-disabled={at === 0}
            onClick={() => openSibling(at - 1)}
          />
          <IconButton
            size="small"
            icon={<ChevronDown />}
            label={t('editor.level.next')}
            aria-disabled={at === items.length - 1}
            onClick={() => openSibling(at + 1)}
          />
          <Menu
            label={t('editor.tools.more', { name })}
            trigger={<IconButton size="small" icon={<Ellipsis />} label={t('editor.tools.more', { name })} />}
            entries={[
              { id: 'up', label: t('common.move_up'), icon: <ArrowUp />, is_disabled: at === 0 },
              {
                id: 'down',
                label: t('common.move_down'),
                icon: <ArrowDown />,
                is_disabled: at === items.length - 1,
              },
              {
                id: 'duplicate',
                label: t('common.duplicate'),
                icon: <Copy />,
                is_disabled: items.length >= list.max,
              },
              'line',
              { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
            ]}
            onAction={(id) => actions[id]()}
          />
        </div>
      </header>
      <div className={inspector.body} key={step.key}>
        <FieldList
          fields={level.fields}
          values={level.values}
          defaults={level.defaults}
          errors={level.errors}
          onChange={change}
        />
      </div>
    </div>
  )
}

/** Whether Enter was pressed in a text of one line; it may also end the composition of a word. */
function isEnterInText(event: KeyboardEvent): boolean {
  const { target } = event
  const has_modifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
  if (event.key !== 'Enter' || has_modifier || event.nativeEvent.isComposing) return false
  return target instanceof HTMLInputElement && target.type === 'text' && target.role !== 'combobox'
}

/**
 * Moves the focus into a level that opens: to its name, or to the first text of an item that was just added. After a
 * way back the row that was open has it, and after a step the button.
 */
function useLevelFocus(key: string, { opening, left }: Levels) {
  const panel = useRef<HTMLDivElement>(null)
  const is_back = left !== null
  useEffect(() => {
    const level = panel.current
    if (is_back || level?.dataset['level'] !== key) return
    level.scrollIntoView({ block: 'start' })
    if (opening !== 'stepped') level.querySelector<HTMLElement>(firstElements[opening])?.focus()
  }, [key, opening, is_back])
  return panel
}

const firstElements = {
  shown: 'h2',
  added: 'input:not([type="checkbox"]), textarea, [contenteditable="true"]',
} as const
