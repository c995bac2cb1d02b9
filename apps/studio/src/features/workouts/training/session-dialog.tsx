import {
  listRowsByExercise,
  readSessionLog,
  type SessionItem,
  type SessionRowState,
} from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useConfirmClose } from '#platform/use-confirm-leave.tsx'
import { useState } from 'react'
import { formatMinutes, formatSet, formatVolume } from '../format-training.ts'
import { sessionQuery, type Session } from '../queries.ts'
import { SessionComments } from './session-comments.tsx'
import styles from './session-dialog.module.css'

type SessionDialogProps = {
  readonly member_id: string
  readonly name: string
  readonly session_id: string
  readonly onClose: () => void
}

/** A session of a member: figures, what they said, all sets beside the plan, and the comments of the team. */
export function SessionDialog({ member_id, name, session_id, onClose }: SessionDialogProps) {
  const t = useT()
  const query = useQuery(sessionQuery(useSlug(), member_id, session_id))
  const [is_typing, setTyping] = useState(false)
  const guard = useConfirmClose(is_typing)
  return (
    <>
      <Dialog
        is_open
        onOpenChange={(is_open) => !is_open && guard.leave(onClose)}
        title={query.data?.workout.title || t('studio_training.session')}
        close_label={t('common.close')}
        width={640}
      >
        <QueryBoundary query={query} content_name={t('studio_training.session')}>
          {(session) => (
            <>
              <SessionDetail session={session} />
              <SessionComments member_id={member_id} name={name} session={session} onTyping={setTyping} />
            </>
          )}
        </QueryBoundary>
      </Dialog>
      {guard.dialog}
    </>
  )
}

/** What was done in a session, item by item. */
export function SessionDetail({ session }: { readonly session: Session }) {
  const t = useT()
  const format = useFormat()
  const { local_date, figures } = session
  const state = readSessionLog(session.workout, session.activities)
  const titles = new Map(session.exercises.map(({ page_id, title }) => [page_id, title]))
  const { feeling = null, note = '' } = state.reflection ?? {}
  const facts = [
    figures.volume_kg > 0 && formatVolume(t, figures.volume_kg),
    t('studio_training.sets', { count: figures.sets }),
    figures.seconds === null ? t('studio_training.running') : formatMinutes(t, figures.seconds),
    figures.average_rpe !== null &&
      t('studio_training.rpe', { rpe: Math.round(figures.average_rpe * 10) / 10 }),
    feeling !== null && t(`studio_training.feelings.${feeling}`),
  ]
  const parts = state.items
    .filter(({ rows, is_skipped }) => is_skipped || rows.some((row) => row.is_done))
    .flatMap((item) => listRowsByExercise(item).map((part) => ({ item, ...part })))
  return (
    <div className={styles.detail}>
      <p className={styles.facts}>
        {[format.day(local_date, 'weekday'), ...facts].filter(Boolean).join(' · ')}
      </p>
      {note !== '' && (
        <Notice icon={<NotebookPen />}>
          <span dir="auto">{note}</span>
        </Notice>
      )}
      {parts.length === 0 && <p className={styles.none}>{t('studio_training.nothing_logged')}</p>}
      {parts.map(({ item, exercise_id, rows }) => (
        <ItemTable
          key={`${item.uid} ${exercise_id}`}
          item={item}
          rows={rows}
          title={
            (exercise_id && titles.get(exercise_id)) || item.group.title || t('studio_training.exercise')
          }
        />
      ))}
    </div>
  )
}

type ItemTableProps = {
  readonly item: SessionItem
  /** The rows of the item that were done with one exercise. */
  readonly rows: readonly SessionRowState[]
  readonly title: string
}

function ItemTable({ item, rows, title }: ItemTableProps) {
  const t = useT()
  return (
    <section>
      <h3 className={styles.exercise} dir="auto">
        {title}
      </h3>
      {item.is_skipped ? (
        <p className={styles.none}>{t('studio_training.skipped_item')}</p>
      ) : (
        <table className={styles.sets} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('studio_training.column_set')}</th>
              <th scope="col">{t('studio_training.column_planned')}</th>
              <th scope="col">{t('studio_training.column_done')}</th>
              <th scope="col">{t('studio_training.column_rpe')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SetRow key={row.row} item={item} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function SetRow({ item, row }: { readonly item: SessionItem; readonly row: SessionRowState }) {
  const t = useT()
  const format = useFormat()
  const { target, values, is_done, is_warm_up } = row
  const number = item.rows.filter((other) => !other.is_warm_up && other.row <= row.row).length
  return (
    <>
      <tr>
        <th scope="row">{is_warm_up ? t('studio_training.warm_up') : format.number(number)}</th>
        <td>{target ? formatSet(t, format, target) : '–'}</td>
        <td className={styles.done}>
          {is_done && values ? formatSet(t, format, values) : t('studio_training.not_done')}
        </td>
        <td>{is_done && values && values.rpe !== null ? format.number(values.rpe) : ''}</td>
      </tr>
      {is_done && values && values.note !== '' && (
        <tr className={styles.note}>
          <td colSpan={4} dir="auto">
            {values.note}
          </td>
        </tr>
      )}
    </>
  )
}
