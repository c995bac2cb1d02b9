import type { Message, Thread, TypingEvent } from '@foyer/contract/messaging/shapes'
import { compareMessageTs, MAX_TYPING_PEOPLE } from '@foyer/domain/messaging'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#platform/log.ts'
import { usePlatform } from '#platform/platform.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { addTyping, endTyping, TYPING_SENT_MS, type TypingPerson } from './typing-people.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** Who else is writing in a thread, and what says that the viewer is. Nothing where the app does not show it. */
export function useTyping(
  thread: Thread,
  {
    messages,
    viewer_id,
    blocked,
  }: {
    messages: readonly Message[]
    viewer_id: string | null
    blocked: ReadonlySet<string>
  },
): { is_shown: boolean; people: readonly TypingPerson[]; onTyping: () => void } {
  const { app, realtime } = usePlatform()
  const [people, setPeople] = useState<readonly TypingPerson[]>([])
  const sent_at = useRef(0)
  const known_ts = useRef(messages.at(-1)?.message_ts ?? '0')
  const is_shown =
    app.messaging.shows_typing &&
    viewer_id !== null &&
    (thread.type === 'direct' || thread.type === 'group') &&
    thread.total_count_participants <= MAX_TYPING_PEOPLE
  const channel = is_shown ? `typing:${thread.id}` : null
  useChannel(channel, {
    on_events: (events) => {
      const writing = events.flatMap((event) => (isTyping(event) ? event.data : []))
      const others = writing.filter(({ user_id }) => user_id !== viewer_id && !blocked.has(user_id))
      if (others.length > 0) setPeople((known) => addTyping(known, others, Date.now()))
    },
  })

  useEffect(() => {
    const fresh = messages.filter(({ message_ts }) => compareMessageTs(message_ts, known_ts.current) > 0)
    known_ts.current = fresh.at(-1)?.message_ts ?? known_ts.current
    const sent_by = new Set(fresh.flatMap(({ user }) => user?.user_id ?? []))
    if (sent_by.size > 0) setPeople((known) => endTyping(known, { now: Date.now(), sent_by }))
  }, [messages])
  const is_anybody = people.length > 0
  useEffect(() => {
    if (!is_anybody) return undefined
    const timer = setInterval(
      () => setPeople((known) => endTyping(known, { now: Date.now(), sent_by: NOBODY })),
      500,
    )
    return () => clearInterval(timer)
  }, [is_anybody])

  return {
    is_shown,
    people,
    onTyping: () => {
      const now = Date.now()
      if (channel === null || now - sent_at.current < TYPING_SENT_MS) return
      sent_at.current = now
      realtime().then(
        (client) => client.signal(channel),
        (error: unknown) => logFailure('realtime', error),
      )
    },
  }
}

function isTyping(event: { seq: number; type: string; data: unknown }): event is TypingEvent {
  return event.type === 'typing' && typeof event.data === 'object' && event.data !== null
}
