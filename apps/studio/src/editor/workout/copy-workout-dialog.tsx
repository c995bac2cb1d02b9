import { workoutPage, type ListField, type WorkoutGroup } from '@foyer/content/definitions'
import { estimateMinutes } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, EmptyState, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ArrowLeft, Dumbbell } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { PageSearch } from '../pick/page-search.tsx'
import { useEditorServices } from '../services.tsx'
import type { TreeNode } from '../types.ts'
import { listBuilderRows, type GroupRow } from './builder-rows.ts'
import { toGroups } from './to-groups.ts'
import styles from './copy-workout.module.css'

type CopyWorkoutDialogProps = {
  readonly items_field: ListField
  readonly onCopy: (groups: readonly WorkoutGroup[]) => void
  readonly onClose: () => void
}

/** Copies exercises of another workout: finds the workout, then shows what is in it. All is chosen at first. */
export function CopyWorkoutDialog({ items_field, onCopy, onClose }: CopyWorkoutDialogProps) {
  const t = useT()
  const { searchPages } = useEditorServices()
  const [page, setPage] = useState<TreeNode | null>(null)
  const groups = useGroupsOf(page)
  const [left_out, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const search = useCallback((term: string) => searchPages(term, [workoutPage.type]), [searchPages])
  const chosen = (groups ?? [])
    .map((group) => ({ ...group, items: group.items.filter(({ uid }) => !left_out.has(uid)) }))
    .filter(({ items }) => items.length > 0)
  const count = chosen.reduce((sum, { items }) => sum + items.length, 0)
  const goBack = (): void => {
    setPage(null)
    setLeftOut(new Set())
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={page ? page.title : t('editor.workout.copy')}
      close_label={t('common.close')}
      width={560}
      {...(page && {
        actions: (
          <>
            <Button kind="outline" icon={<ArrowLeft className={styles.back} />} onClick={goBack}>
              {t('editor.workout.other_workout')}
            </Button>
            <Button kind="ink" disabled={count === 0} onClick={() => onCopy(chosen)}>
              {t('editor.workout.copy_count', { count })}
            </Button>
          </>
        ),
      })}
    >
      {!page && <PageSearch search={search} chosen={null} onChoose={setPage} />}
      {page && groups === null && <Spinner label={t('common.loading')} />}
      {page && groups && (
        <GroupChoices groups={groups} items_field={items_field} left_out={left_out} onChange={setLeftOut} />
      )}
    </Dialog>
  )
}

/** The groups of a page's draft; null until they are loaded. */
function useGroupsOf(page: TreeNode | null): readonly WorkoutGroup[] | null {
  const { readFields } = useEditorServices()
  const [loaded, setLoaded] = useState<{ page_id: string; groups: readonly WorkoutGroup[] } | null>(null)
  const page_id = page?.page_id ?? null
  useEffect(() => {
    if (page_id === null) return undefined
    let is_current = true
    const show = (groups: readonly WorkoutGroup[]): void => {
      if (is_current) setLoaded({ page_id, groups })
    }
    readFields(page_id).then(
      ({ groups }) => show(toGroups(groups) ?? []),
      () => show([]),
    )
    return () => {
      is_current = false
    }
  }, [page_id, readFields])
  return loaded?.page_id === page_id ? loaded.groups : null
}

type GroupChoicesProps = {
  readonly groups: readonly WorkoutGroup[]
  readonly items_field: ListField
  readonly left_out: ReadonlySet<string>
  readonly onChange: (left_out: ReadonlySet<string>) => void
}

function GroupChoices({ groups, items_field, left_out, onChange }: GroupChoicesProps) {
  const t = useT()
  const format = useFormat()
  const { pages } = useEditorServices()
  const rows = listBuilderRows(
    groups.filter(({ items }) => items.length > 0),
    { t, format, pages, items_field, errors: {} },
  )
  if (rows.length === 0)
    return <EmptyState heading="h3" icon={<Dumbbell />} title={t('editor.workout.nothing_to_copy')} />
  const toggle = (uids: readonly string[], is_chosen: boolean): void => {
    const next = new Set(left_out)
    for (const uid of uids)
      if (is_chosen) next.delete(uid)
      else next.add(uid)
    onChange(next)
  }
  return (
    <ul className={styles.groups}>
      {rows.map((row) => (
        <Choices key={row.id} row={row} left_out={left_out} onToggle={toggle} />
      ))}
    </ul>
  )
}

type ChoicesProps = {
  readonly row: GroupRow
  readonly left_out: ReadonlySet<string>
  readonly onToggle: (uids: readonly string[], is_chosen: boolean) => void
}

function Choices({ row, left_out, onToggle }: ChoicesProps) {
  const t = useT()
  const uids = row.children.map(({ id }) => id)
  const chosen = uids.filter((uid) => !left_out.has(uid)).length
  const time = t('pages.facts.minutes', { count: estimateMinutes([row.group]) })
  return (
    <li>
      <Checkbox
        label={row.name}
        meta={[row.badge, time].filter((text) => text !== row.name).join(' · ')}
        checked={chosen === uids.length}
        is_mixed={chosen > 0 && chosen < uids.length}
        onChange={({ target }) => onToggle(uids, target.checked)}
      />
      <ul className={styles.exercises}>
        {row.children.map(({ id, name, summary }) => (
          <li key={id}>
            <Checkbox
              label={name}
              meta={summary}
              checked={!left_out.has(id)}
              onChange={({ target }) => onToggle([id], target.checked)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
