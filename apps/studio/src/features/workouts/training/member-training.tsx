import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Dumbbell } from 'lucide-react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { sessionsQuery, trainingQuery } from '../queries.ts'
import styles from './member-training.module.css'
import { PlanCard } from './plan-card.tsx'
import { RecordCard } from './record-card.tsx'
import { SessionCard } from './session-card.tsx'
import { SessionDialog } from './session-dialog.tsx'

type MemberTrainingProps = {
  /** The id of the member's user. */
  readonly id: string
  readonly name: string
  /** The open session. */
  readonly session_id: string | null
  readonly onSession: (session_id: string | null) => void
}

/** What a member trains: planned and done, the last sessions, and records. */
export function MemberTraining({ id, name, session_id, onSession }: MemberTrainingProps) {
  const t = useT()
  const slug = useSlug()
  const training = useQuery(trainingQuery(slug, id))
  const sessions = useInfiniteQuery(sessionsQuery(slug, id))
  return (
    <>
      <QueryBoundary query={training} content_name={t('studio_training.title')}>
        {({ programs, records, today, session_count }) => {
          const has_sessions = sessions.data?.pages[0]?.items.length !== 0
          if (programs.length === 0 && !has_sessions)
            return (
              <EmptyState
                heading="h2"
                icon={<Dumbbell />}
                title={t('studio_training.empty', { name })}
                text={t('studio_training.empty_text')}
              />
            )
          return (
            <div className={styles.training}>
              {programs.map((program) => (
                <PlanCard key={program.page_id} program={program} today={today} onSession={onSession} />
              ))}
              <div className={styles.pair}>
                <SessionCard query={sessions} session_count={session_count} onSession={onSession} />
                <RecordCard records={records} />
              </div>
            </div>
          )
        }}
      </QueryBoundary>
      {session_id !== null && (
        <SessionDialog
          key={session_id}
          member_id={id}
          name={name}
          session_id={session_id}
          onClose={() => onSession(null)}
        />
      )}
    </>
  )
}
