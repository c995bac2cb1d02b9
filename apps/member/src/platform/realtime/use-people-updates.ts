import { useQueryClient } from '@tanstack/react-query'
import { useMember } from '../session/use-session.ts'
import { useChannel } from './use-channel.ts'

const BLOCK_EVENT = 'member_blocked'

/** Refetches members and their messages when the member has blocked or unblocked somebody on any device. */
export function usePeopleUpdates(): void {
  const client = useQueryClient()
  const member = useMember()
  useChannel(member?.global_events_channel ?? null, {
    on_events: (events) => {
      if (!events.some(({ type }) => type === BLOCK_EVENT)) return
      for (const feature of ['people', 'messaging']) void client.invalidateQueries({ queryKey: [feature] })
    },
  })
}
