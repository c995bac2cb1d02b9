import { useQueryClient } from '@tanstack/react-query'
import { useMember } from '../session/use-session.ts'
import { useChannel } from './use-channel.ts'

const PEOPLE_EVENTS: ReadonlySet<string> = new Set(['member_blocked', 'people_changed'])

/** Refetches members and their messages when the member's channel reports that visible members have changed. */
export function usePeopleUpdates(): void {
  const client = useQueryClient()
  const member = useMember()
  useChannel(member?.global_events_channel ?? null, {
    on_events: (events) => {
      if (!events.some(({ type }) => PEOPLE_EVENTS.has(type))) return
      for (const feature of ['people', 'messaging']) void client.invalidateQueries({ queryKey: [feature] })
    },
  })
}
