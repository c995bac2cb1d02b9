import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { IconButton, VisuallyHidden } from '@foyer/ui'
import {
  Bookmark,
  CalendarPlus,
  Check,
  Clock,
  Dumbbell,
  Heart,
  LogOut,
  MessageCircle,
  Play,
  RotateCw,
  Trash2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWriteQueue } from '../platform/offline/use-queue.ts'
import type { QueuedWrite, RefusedWrite } from '../platform/offline/write-queue.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import styles from './connection-card.module.css'
import { groupWrites, type WriteGroup } from './group-writes.ts'

const ICONS: Readonly<Record<QueuedWrite['kind'], LucideIcon>> = {
  complete: Check,
  bookmark: Bookmark,
  like: Heart,
  send: MessageCircle,
  schedule: CalendarPlus,
  start: Play,
  leave: LogOut,
  shift: CalendarPlus,
  training: Dumbbell,
  swap: Dumbbell,
}

/** Sends again or discards what was refused of a workout, in the log too. */
const RefusedWorkout = lazyFeature(
  async () => (await import('../features/workouts/refused-workout.tsx')).RefusedWorkout,
  ['workouts'],
)

type Lists = { waiting: readonly QueuedWrite[]; refused: readonly RefusedWrite[] }

/** What the server refused, with the reason, and what waits to be sent. The changes of a workout are one row. */
export function WaitingList({ waiting, refused }: Lists): ReactNode {
  return (
    <>
      {groupWrites(refused).map((group) => (
        <RefusedRow key={group.id} group={group} />
      ))}
      {groupWrites(waiting).map((group) => (
        <WaitingRow key={group.id} group={group} />
      ))}
    </>
  )
}

function Row({ group, text, children }: { group: WriteGroup; text: string | null; children: ReactNode }) {
  const { kind, title } = group.first
  const Icon = ICONS[kind]
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong dir="auto">{title}</strong>
        {text !== null && <span>{text}</span>}
      </span>
      {children}
    </li>
  )
}

function WaitingRow({ group }: { group: WriteGroup }): ReactNode {
  const t = useT()
  const queue = useWriteQueue()
  const { first, writes } = group
  const is_workout = first.kind === 'training'
  const text = is_workout ? t('member.offline.workout_changes', { count: writes.length }) : first.detail
  return (
    <Row group={group} text={text}>
      <Clock className={styles.clock} aria-hidden="true" />
      <VisuallyHidden>{t('common.waiting_to_send')}</VisuallyHidden>
      {!is_workout && (
        <IconButton
          size="small"
          label={`${t('member.offline.discard')}: ${first.title}`}
          icon={<Trash2 />}
          onClick={() => void queue.discard(first.key)}
        />
      )}
    </Row>
  )
}

function RefusedRow({ group }: { group: WriteGroup<RefusedWrite> }): ReactNode {
  const t = useT()
  const queue = useWriteQueue()
  const { first, session_id } = group
  const reason = problemMessage(t, { code: first.refusal.code })
  return (
    <Row group={group} text={reason}>
      {session_id !== null && first.viewer_id !== null ? (
        <RefusedWorkout viewer_id={first.viewer_id} session_id={session_id} title={first.title} />
      ) : (
        <>
          <IconButton
            size="small"
            label={`${t('common.retry')}: ${first.title}`}
            icon={<RotateCw />}
            onClick={() => void queue.retry(first.key)}
          />
          <IconButton
            size="small"
            label={`${t('member.offline.discard')}: ${first.title}`}
            icon={<Trash2 />}
            onClick={() => void queue.discard(first.key)}
          />
        </>
      )}
    </Row>
  )
}
