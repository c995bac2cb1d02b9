import { useT } from '@foyer/i18n/react'
import { Avatar, IconButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { findMentionTerm, insertMention, encodeMentions } from './mention-input.ts'
import styles from './thread.module.css'

/**
 * Where a message is typed. An at sign offers people: Enter picks the first, arrow keys reach the others. Enter with
 * Ctrl or Cmd sends.
 */
export function Composer({
  thread_id,
  onSend,
}: {
  thread_id: string
  onSend: (text: string) => void
}): ReactNode {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ text: '', caret: 0 })
  const [names, setNames] = useState<readonly string[]>([])
  const term = findMentionTerm(typed.text, typed.caret, names)

  const send = (): void => {
    const text = encodeMentions(typed.text.trim(), names)
    if (text === '') return
    onSend(text)
    setTyped({ text: '', caret: 0 })
    setNames([])
  }
  const pick = (name: string): void => {
    setTyped(insertMention(typed.text, typed.caret, name))
    setNames([...names, name])
    form.current?.querySelector('textarea')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, metaKey, ctrlKey, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const people = [...(form.current?.querySelectorAll<HTMLElement>('ul button') ?? [])]
    const is_typing = event.target instanceof HTMLTextAreaElement
    if (key === 'Enter' && (metaKey || ctrlKey)) {
      event.preventDefault()
      send()
    } else if (key === 'Enter' && !shiftKey && is_typing && people.length > 0) {
      event.preventDefault()
      people[0]?.click()
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && people.length > 0) {
      event.preventDefault()
      const current = people.indexOf(document.activeElement as HTMLElement)
      const next = key === 'ArrowDown' ? current + 1 : Math.max(current, 0) + people.length - 1
      people[next % people.length]?.focus()
    } else if (key === 'Escape' && term !== null) {
      setTyped({ ...typed, caret: 0 })
      form.current?.querySelector('textarea')?.focus()
    }
  }
  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {term !== null && <People thread_id={thread_id} term={term} onPick={pick} onKeyDown={onKeyDown} />}
      <textarea
        className={styles.field}
        aria-label={t('messages.write')}
        placeholder={t('messages.write')}
        name="message"
        rows={1}
        maxLength={4000}
        dir="auto"
        value={typed.text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped({ text: target.value, caret: target.selectionStart })}
      />
      <IconButton type="submit" kind="accent" label={t('common.send')} icon={<ArrowUp />} />
    </form>
  )
}

/** People who can be mentioned here, by the beginning of their names. */
function People({
  thread_id,
  term,
  onPick,
  onKeyDown,
}: {
  thread_id: string
  term: string
  onPick: (name: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}): ReactNode {
  const t = useT()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['messaging', 'mentionable', thread_id, term],
    queryFn: () => api('messaging.getMentionable', { id: thread_id, term }),
    gcTime: 60_000,
  })
  if (!data || data.items.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('messages.people')}>
      {data.items.slice(0, 5).map(({ user_id, name, avatar_urls }) => (
        <li key={user_id}>
          <button type="button" className={styles.person} onClick={() => onPick(name)} onKeyDown={onKeyDown}>
            <Avatar name={name} src={avatar_urls?.small ?? null} size={32} />
            <bdi dir="auto">{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
