import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { runningHint } from './running-hint.ts'

/** Opens the player of a workout's page: starts it, or continues the session that runs. */
export function StartLink({ page }: { page: { page_id: string; page_data: string } }): ReactNode {
  const t = useT()
  const member = useMember()
  const hint = useStore(runningHint)
  const { page_id, page_data } = page
  const is_running = member !== null && hint?.viewer_id === member.id && hint.running?.workout_id === page_id
  return (
    <LinkButton
      href={`/me/workout/${page_id}?from=${encodeURIComponent(page_data)}`}
      is_wide
      icon={<Play fill="currentColor" />}
    >
      {t(is_running ? 'workouts.continue' : 'workouts.start')}
    </LinkButton>
  )
}
