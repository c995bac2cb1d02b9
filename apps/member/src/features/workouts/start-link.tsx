import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { runningHint } from './running-hint.ts'

type StartLinkProps = { page_id: string; href: string; children: ReactNode }

/** Opens the player of a workout: starts it, or continues the session that runs. */
export function StartLink({ page_id, href, children }: StartLinkProps): ReactNode {
  const t = useT()
  const member = useMember()
  const hint = useStore(runningHint)
  const is_running = member !== null && hint?.viewer_id === member.id && hint.running?.workout_id === page_id
  if (!is_running) return children
  return (
    <LinkButton href={href} is_wide icon={<Play fill="currentColor" />}>
      {t('workouts.continue')}
    </LinkButton>
  )
}
