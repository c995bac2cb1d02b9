import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWorkoutLog } from './use-workout-log.ts'

type RefusedWorkoutProps = { viewer_id: string; session_id: string; title: string }

/** Sends again what the server refused of a session, or removes it from the device. */
export function RefusedWorkout({ viewer_id, session_id, title }: RefusedWorkoutProps): ReactNode {
  const t = useT()
  const log = useWorkoutLog(viewer_id)
  return (
    <>
      <IconButton
        size="small"
        label={`${t('common.retry')}: ${title}`}
        icon={<RotateCw />}
        onClick={() => log.retry(session_id)}
      />
      <IconButton
        size="small"
        label={`${t('member.offline.discard')}: ${title}`}
        icon={<Trash2 />}
        onClick={() => log.discardRefused(session_id)}
      />
    </>
  )
}
