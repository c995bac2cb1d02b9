import {
  pageTypeDefinition,
  workoutPage,
  type ListField,
  type WorkoutGroup,
} from '@foyer/content/definitions'
import { estimateMinutes } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { ClipboardCopy, FolderPlus, Plus } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Collection, DropIndicator, useDragAndDrop, type DropTarget } from 'react-aria-components'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import type { ListInputProps } from '../inspector/field-props.ts'
import inspector from '../inspector/inspector.module.css'
import { getRowCommand } from '../inspector/row-command.ts'
import { useLevels } from '../inspector/use-levels.ts'
import { useEditorServices } from '../services.tsx'
import { ExerciseLine, GroupHead } from './builder-row.tsx'
import { listBuilderRows, type ExerciseRow, type GroupRow } from './builder-rows.ts'
import { useBuilder, type Builder } from './use-builder.ts'
import styles from './workout-builder.module.css'

const PageBrowser = lazy(async () => ({
  default: (await import('../browse/page-browser.tsx')).PageBrowser,
}))
const CopyWorkoutDialog = lazy(async () => ({
  default: (await import('./copy-workout-dialog.tsx')).CopyWorkoutDialog,
}))

type WorkoutBuilderProps = ListInputProps & { readonly groups: readonly WorkoutGroup[] }

/** Types of what is dragged, so that a group is not offered the places of an exercise. */
const GROUP_TYPE = 'application/x-foyer-group'
const EXERCISE_TYPE = 'application/x-foyer-exercise'

/**
 * The groups of a workout with their exercises as one tree. An exercise is dragged onto another to make a superset, and
 * between groups; keys and menus do the same.
 */
export function WorkoutBuilder({ field, prop, groups, onChange, label, error, errors }: WorkoutBuilderProps) {
  const t = useT()
  const format = useFormat()
  const { pages } = useEditorServices()
  const levels = useLevels()
  const root = useRef<HTMLDivElement>(null)
  const items_field = getItemsField(field)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<{ kind: 'add'; group_id: string | null } | { kind: 'copy' } | null>(
    null,
  )
  const rows = useMemo(
    () => listBuilderRows(groups, { t, format, pages, items_field, errors }),
    [groups, t, format, pages, items_field, errors],
  )
  const builder = useBuilder({
    field,
    items_field,
    groups,
    rows,
    onChange,
    onMoved: (key) => focusRow(root, key),
  })
  const left = levels.left?.prop === prop ? levels.left.key : null
  useEffect(() => {
    if (left !== null) focusRow(root, left)
  }, [left])

  const openGroup = (key: string, opening?: 'added'): void =>
    levels.open([...levels.path, { prop, key }], opening)
  const openExercise = ({ id, group }: ExerciseRow): void =>
    levels.open([...levels.path, { prop, key: group.id }, { prop: 'items', key: id }])
  const open = (key: string): void => {
    const exercise = findExercise(rows, key)
    if (exercise) openExercise(exercise)
    else openGroup(key)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [findExercise(rows, key) ? EXERCISE_TYPE : GROUP_TYPE]: `${key}`,
        'text/plain': `${key}`,
      })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target, types) => {
      if (target.type !== 'item') return 'cancel'
      if (types.has(EXERCISE_TYPE)) return 'move'
      const is_beside_group = target.dropPosition !== 'on' && !findExercise(rows, target.key)
      return types.has(GROUP_TYPE) && is_beside_group ? 'move' : 'cancel'
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.drop ?? ''}>
        <span className={styles.dropName}>{formatDropPlace(target)}</span>
      </DropIndicator>
    ),
    onMove: ({ keys, target }) => {
      const [key] = keys
      if (key !== undefined) drop(builder, rows, `${key}`, target)
    },
  })
  const formatDropPlace = (target: DropTarget): string => {
    const exercise = target.type === 'item' ? findExercise(rows, target.key) : undefined
    const parent = exercise && rows.find(({ id }) => id === exercise.group.id)
    return parent ? t('editor.workout.drop_into', { name: parent.name }) : t('editor.workout.drop_between')
  }
  const exercise_count = groups.reduce((count, { items }) => count + items.length, 0)
  return (
    <fieldset className={inspector.group}>
      <legend className={styles.legend}>
        <span className={styles.heading}>
          {t('blocks.workout_page.items')}{' '}
          <span className={styles.count}>{format.number(exercise_count)}</span>
        </span>
        {exercise_count > 0 && <span className={styles.summaryLine}>{formatSummary()}</span>}
      </legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus */}
      <div ref={root} data-items onKeyDownCapture={handleKeyDown}>
        <Tree
          aria-label={label}
          aria-description={t('editor.workout.keys')}
          className={styles.tree ?? ''}
          items={rows}
          expandedKeys={rows.map(({ id }) => id).filter((id) => !folded.has(id))}
          onExpandedChange={(keys) => {
            const expanded = new Set([...keys].map(String))
            setFolded(new Set(rows.map(({ id }) => id).filter((id) => !expanded.has(id))))
          }}
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => open(`${key}`)}
          renderEmptyState={() => <p className={styles.empty}>{t('editor.workout.empty')}</p>}
          dependencies={[t, rows]}
        >
          {(row) => renderGroup(row)}
        </Tree>
      </div>
      <div className={styles.adds}>
        <Button
          kind="outline"
          size="small"
          icon={<Plus />}
          onClick={() => setDialog({ kind: 'add', group_id: null })}
        >
          {t('blocks.workout_page.add_item')}
        </Button>
        <Button
          kind="outline"
          size="small"
          icon={<FolderPlus />}
          disabled={groups.length >= field.max}
          onClick={() => openGroup(builder.addGroup(), 'added')}
        >
          {t(field.add)}
        </Button>
        <Button
          kind="outline"
          size="small"
          icon={<ClipboardCopy />}
          disabled={groups.length >= field.max}
          onClick={() => setDialog({ kind: 'copy' })}
        >
          {t('editor.workout.copy')}
        </Button>
      </div>
      {dialog?.kind === 'add' && (
        <Suspense>
          <PageBrowser
            content_type={getPickedType(items_field)}
            title={t(items_field.add)}
            max={items_field.max}
            onAdd={(page_ids) => {
              setDialog(null)
              builder.addExercises(page_ids, dialog.group_id)
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {dialog?.kind === 'copy' && (
        <Suspense>
          <CopyWorkoutDialog
            items_field={items_field}
            onCopy={(copied) => {
              setDialog(null)
              builder.addCopies(copied)
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {error && <p className={inspector.error}>{error}</p>}
    </fieldset>
  )

  function renderGroup(row: GroupRow) {
    return (
      <TreeItem
        id={row.id}
        textValue={formatRowText(row.name, row.is_faulty)}
        className={styles.group ?? ''}
        hasChildItems={row.children.length > 0}
      >
        <TreeItemContent>
          <GroupHead
            row={row}
            builder={builder}
            onOpen={() => openGroup(row.id)}
            onAdd={() => setDialog({ kind: 'add', group_id: row.id })}
          />
        </TreeItemContent>
        <Collection items={row.children}>{renderExercise}</Collection>
      </TreeItem>
    )
  }

  function renderExercise(row: ExerciseRow) {
    return (
      <TreeItem id={row.id} textValue={formatRowText(row.name, row.is_faulty)} className={styles.row ?? ''}>
        <TreeItemContent>
          {({ isDropTarget }) => (
            <ExerciseLine
              row={row}
              builder={builder}
              is_drop_target={isDropTarget === true}
              onOpen={() => openExercise(row)}
            />
          )}
        </TreeItemContent>
      </TreeItem>
    )
  }

  function formatRowText(name: string, is_faulty: boolean): string {
    return is_faulty ? `${name}, ${t('editor.field.has_fault')}` : name
  }

  function formatSummary(): string {
    const { sets = 0 } =
      pageTypeDefinition(workoutPage.type)?.facts({ ...workoutPage.defaults, groups }) ?? {}
    return [
      t('pages.facts.sets', { count: sets }),
      t('pages.facts.about_minutes', { count: estimateMinutes(groups) }),
    ].join(' · ')
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = event.target as HTMLElement
    const key = row.role === 'row' ? row.dataset['key'] : undefined
    if (key === undefined || root.current?.querySelector('[data-dragging]')) return
    const run = getKeyAction(event, key)
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }

  function getKeyAction(event: KeyboardEvent<HTMLElement>, key: string): (() => void) | null {
    const exercise = findExercise(rows, key)
    const command = getRowCommand(event)
    if (command === 'move_up') return () => builder.step(key, 'up')
    if (command === 'move_down') return () => builder.step(key, 'down')
    if (command === 'duplicate') return () => builder.duplicate(key)
    if (command === 'delete') return () => builder.remove(key)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return null
    if (!event.altKey && event.key.toLowerCase() === 'e')
      return () => setDialog({ kind: 'add', group_id: exercise?.group.id ?? key })
    if (!event.altKey || !exercise) return null
    const is_rtl = document.documentElement.dir === 'rtl'
    if (event.key === (is_rtl ? 'ArrowLeft' : 'ArrowRight')) return () => builder.group(key)
    if (event.key === (is_rtl ? 'ArrowRight' : 'ArrowLeft')) return () => builder.ungroup(key)
    return null
  }
}

/** Moves the focus to a row as soon as it stands at its new place: the tree builds its rows in a second pass. */
function focusRow(root: RefObject<HTMLElement | null>, key: string): void {
  const focus = (): void =>
    root.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`)?.focus()
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

function findExercise(rows: readonly GroupRow[], key: unknown): ExerciseRow | undefined {
  return rows.flatMap(({ children }) => children).find(({ id }) => id === key)
}

/** Carries out a drop. An exercise between groups becomes straight sets of its own; behind an open group it goes into it. */
function drop(builder: Builder, rows: readonly GroupRow[], key: string, target: DropTarget): void {
  if (target.type !== 'item') return
  const { dropPosition } = target
  const is_exercise = findExercise(rows, key) !== undefined
  const onto = findExercise(rows, target.key)
  if (is_exercise && onto) {
    builder.place(key, { place: dropPosition === 'on' ? 'onto' : dropPosition, uid: onto.id })
    return
  }
  const at = rows.findIndex(({ id }) => id === target.key)
  const group = rows[at]
  if (!group) return
  const index = dropPosition === 'after' ? at + 1 : at
  if (is_exercise && dropPosition === 'on') builder.place(key, { place: 'into', group_id: group.id })
  else if (is_exercise) builder.place(key, { place: 'between', index })
  else {
    const from = rows.findIndex(({ id }) => id === key)
    builder.placeGroup(key, index > from ? index - 1 : index)
  }
}

function getItemsField(field: ListField): ListField {
  const items = field.fields['items']
  if (items?.kind !== 'list') throw new Error('The groups of a workout have no list of exercises.')
  return items
}

function getPickedType({ picks, fields }: ListField): string {
  const picked = fields[picks ?? '']
  return (picked?.kind === 'page' && picked.content_types?.[0]) || ''
}
