import { compareMessageTs, restoreBrackets } from '@foyer/domain/messaging'
import { excerpt } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '@foyer/contract/messaging/shapes'
import { usePersonName } from '#platform/person-name.ts'

const EVERY_MS = 2000

/** What a screen reader hears of new messages of others: one in words, a burst as a number, at most every two seconds. */
export function useAnnouncements(messages: readonly Message[], viewer_id: string | null): string {
  const t = useT()
  const personName = usePersonName()
  const [words, setWords] = useState('')
  const known = useRef(messages.at(-1)?.message_ts ?? '0')
  const pending = useRef<Message[]>([])
  const announce = useEffectEvent(() => {
    const [first, ...others] = pending.current
    if (!first) return
    pending.current = []
    const name = first.user ? personName(first.user.name) : t('messages.someone')
    const text = excerpt(restoreBrackets(first.message.replace(/<@([^<>]+)>/gu, '@$1')), 200)
    setWords(
      others.length > 0
        ? t('messages.new_count', { count: others.length + 1 })
        : t('messages.announce', { name, text: text === '' ? t('messages.attachment') : text }),
    )
  })
  useEffect(() => {
    const fresh: Message[] = []
    for (const message of messages.toReversed()) {
      if (compareMessageTs(message.message_ts, known.current) <= 0) break
      if (message.user && message.user.user_id !== viewer_id) fresh.unshift(message)
    }
    pending.current.push(...fresh)
    const last = messages.at(-1)?.message_ts
    if (last !== undefined && compareMessageTs(last, known.current) > 0) known.current = last
  }, [messages, viewer_id])
  useEffect(() => {
    const timer = setInterval(() => announce(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return words
}
