import { GROUP_KINDS } from '@foyer/contract/rules/workouts'
import { estimateMinutes } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronRight,
  Copy,
  Ellipsis,
  GripVertical,
  Link2,
  Pencil,
  Plus,
  Trash2,
  Unlink2,
} from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { formatAltKey } from '../keys/mod-key.ts'
import { PageThumb } from '../pick/page-thumb.tsx'
import { useEditorServices } from '../services.tsx'
import type { ExerciseRow, GroupRow } from './builder-rows.ts'
import type { Builder } from './use-builder.ts'
import styles from './workout-builder.module.css'

type GroupHeadProps = {
  readonly row: GroupRow
  readonly builder: Builder
  readonly onOpen: () => void
  readonly onAdd: () => void
}

/** A group: its name, how it is done, how long it takes, and what can be done with it. */
export function GroupHead({ row, builder, onOpen, onAdd }: GroupHeadProps) {
  const t = useT()
  const { group, name, badge, is_faulty } = row
  const entries: MenuEntry<GroupAction>[] = [
    { id: 'open', label: t('editor.workout.edit_group'), icon: <Pencil /> },
    { id: 'add', label: t('blocks.workout_page.add_item'), icon: <Plus /> },
    'line',
    { id: 'up', label: t('common.move_up'), icon: <ArrowUp />, keys: formatAltKey('↑') },
    { id: 'down', label: t('common.move_down'), icon: <ArrowDown />, keys: formatAltKey('↓') },
    { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
    'line',
    { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
  ]
  const actions: Record<GroupAction, () => void> = {
    open: onOpen,
    add: onAdd,
    up: () => builder.step(row.id, 'up'),
    down: () => builder.step(row.id, 'down'),
    duplicate: () => builder.duplicate(row.id),
    delete: () => builder.remove(row.id),
  }
  return (
    <div className={styles.head}>
      <AriaButton slot="chevron" className={styles.fold ?? ''} aria-label={name}>
        <ChevronRight aria-hidden="true" />
      </AriaButton>
      {group.title.trim() !== '' && (
        <span className={styles.title} dir="auto">
          {name}
        </span>
      )}
      <Menu
        label={t('blocks.workout_page.group_kind')}
        placement="bottom start"
        trigger={
          <button
            type="button"
            className={styles.badge}
            data-is-round={group.kind !== 'single' || undefined}
            aria-label={t('editor.workout.change_kind', { kind: badge })}
          >
            {badge}
          </button>
        }
        entries={GROUP_KINDS.map((kind) => ({
          id: kind,
          label: t(`blocks.workout_page.kind_${kind}`),
          icon: kind === group.kind ? <Check /> : <span className={styles.noIcon} />,
        }))}
        onAction={(kind) => builder.setKind(row.id, kind)}
      />
      {is_faulty && <span className={styles.fault}>{t('editor.field.has_fault')}</span>}
      <span className={styles.time}>
        {group.items.length > 0 && t('pages.facts.minutes', { count: estimateMinutes([group]) })}
      </span>
      <DragButton name={name} />
      <RowMenu name={name} entries={entries} onAction={(id) => actions[id]()} />
    </div>
  )
}

type GroupAction = 'open' | 'add' | 'up' | 'down' | 'duplicate' | 'delete'

type ExerciseLineProps = {
  readonly row: ExerciseRow
  readonly builder: Builder
  readonly is_drop_target: boolean
  readonly onOpen: () => void
}

/** An exercise of a group: its picture, its name and what is to do. */
export function ExerciseLine({ row, builder, is_drop_target, onOpen }: ExerciseLineProps) {
  const t = useT()
  const { app } = useEditorServices()
  const { id, name, summary, page, group, is_faulty, can_group } = row
  const is_round = group.kind !== 'single'
  const entries: MenuEntry<ExerciseAction>[] = [
    { id: 'open', label: t('editor.workout.edit_exercise'), icon: <Pencil /> },
    'line',
    {
      id: 'group',
      label: t('editor.workout.group_above'),
      icon: <Link2 />,
      keys: formatAltKey('→'),
      is_disabled: !can_group,
    },
    {
      id: 'ungroup',
      label: t('editor.workout.ungroup'),
      icon: <Unlink2 />,
      keys: formatAltKey('←'),
      is_disabled: !is_round,
    },
    'line',
    { id: 'up', label: t('common.move_up'), icon: <ArrowUp />, keys: formatAltKey('↑') },
    { id: 'down', label: t('common.move_down'), icon: <ArrowDown />, keys: formatAltKey('↓') },
    { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
    'line',
    { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
  ]
  const actions: Record<ExerciseAction, () => void> = {
    open: onOpen,
    group: () => builder.group(id),
    ungroup: () => builder.ungroup(id),
    up: () => builder.step(id, 'up'),
    down: () => builder.step(id, 'down'),
    duplicate: () => builder.duplicate(id),
    delete: () => builder.remove(id),
  }
  return (
    <div className={styles.line} data-is-round={is_round || undefined}>
      <DragButton name={name} />
      {page && <PageThumb page={page} brand={app.theme.primary_color} />}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {is_drop_target ? (
          <span className={styles.onto}>
            {is_round ? t('editor.workout.drop_round') : t('editor.workout.drop_superset')}
          </span>
        ) : (
          summary !== '' && (
            <span className={styles.summary} dir="auto">
              {summary}
            </span>
          )
        )}
        {is_faulty && <span className={styles.fault}>{t('editor.field.has_fault')}</span>}
      </span>
      <span className={styles.tools}>
        <AriaButton
          className={styles.tool ?? ''}
          aria-label={t('editor.field.copy', { name })}
          onPress={() => builder.duplicate(id)}
        >
          <Copy aria-hidden="true" />
        </AriaButton>
        <AriaButton
          className={styles.tool ?? ''}
          aria-label={t('editor.field.remove', { name })}
          onPress={() => builder.remove(id)}
        >
          <Trash2 aria-hidden="true" />
        </AriaButton>
      </span>
      <RowMenu name={name} entries={entries} onAction={(action) => actions[action]()} />
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </div>
  )
}

type ExerciseAction = 'open' | 'group' | 'ungroup' | 'up' | 'down' | 'duplicate' | 'delete'

function DragButton({ name }: { readonly name: string }) {
  const t = useT()
  return (
    <AriaButton slot="drag" className={styles.grip ?? ''} aria-label={t('editor.level.drag', { name })}>
      <GripVertical aria-hidden="true" />
    </AriaButton>
  )
}

type RowMenuProps<Id extends string> = {
  readonly name: string
  readonly entries: readonly MenuEntry<Id>[]
  readonly onAction: (id: Id) => void
}

function RowMenu<Id extends string>({ name, entries, onAction }: RowMenuProps<Id>) {
  const t = useT()
  return (
    <Menu
      label={t('editor.tools.more', { name })}
      trigger={
        <button type="button" className={styles.more} aria-label={t('editor.tools.more', { name })}>
          <Ellipsis aria-hidden="true" />
        </button>
      }
      entries={entries}
      onAction={onAction}
    />
  )
}
