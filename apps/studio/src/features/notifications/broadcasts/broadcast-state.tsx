import { useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import type { Broadcast } from './queries.ts'

const TONES = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'accent',
  sent: 'ok',
  cancelled: 'warn',
} as const

/** Where a broadcast is. */
export function BroadcastState({ state }: Pick<Broadcast, 'state'>) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`studio_broadcasts.state.${state}`)}</Badge>
}
