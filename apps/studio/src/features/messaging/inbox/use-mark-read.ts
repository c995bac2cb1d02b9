import type { ConversationDetail, ConversationMessage } from '@foyer/contract/messaging/inbox-shapes'
import { compareMessageTs } from '@foyer/domain/messaging'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { inboxKey } from './queries.ts'

/** How long a message is in view until it counts as seen. */
const SEEN_AFTER_MS = 1000
/** How long a refused marker waits until it is sent again. */
const RETRY_AFTER_MS = 10_000

/** Moves the marker of the conversation to the latest message that was in view for a second, in a focused page. */
export function useMarkRead(
  scroller: RefObject<HTMLElement | null>,
  { id, scope, last_message_read_ts }: ConversationDetail,
  messages: readonly ConversationMessage[],
): void {
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const marked = useRef(last_message_read_ts ?? '0')
  const paused_until = useRef(0)
  const mark = useMutation({
    mutationFn: (message_ts: string) => call('messaging.markConversationRead', { id, scope, message_ts }),
    onSuccess: () => cache.invalidateQueries({ queryKey: inboxKey(slug) }),
    onError: () => {
      marked.current = last_message_read_ts ?? '0'
      paused_until.current = Date.now() + RETRY_AFTER_MS
    },
  })
  const check = useEffectEvent(() => {
    const { current } = scroller
    if (!current || document.visibilityState !== 'visible' || !document.hasFocus()) return
    if (Date.now() < paused_until.current) return
    const foot = current.getBoundingClientRect().bottom
    const seen = [...current.querySelectorAll<HTMLElement>('[data-ts]')]
      .findLast((element) => element.getBoundingClientRect().top < foot)
      ?.getAttribute('data-ts')
    const newest_of_others = messages.findLast(({ is_own }) => !is_own)?.message_ts
    if (!seen || newest_of_others === undefined || compareMessageTs(seen, marked.current) <= 0) return
    if (compareMessageTs(newest_of_others, marked.current) <= 0) return
    marked.current = seen
    mark.mutate(seen)
  })
  useEffect(() => {
    const timer = setInterval(() => check(), SEEN_AFTER_MS)
    return () => clearInterval(timer)
  }, [])
}
