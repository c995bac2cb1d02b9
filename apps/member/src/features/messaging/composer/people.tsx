import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import type { Picked } from './mention-input.ts'
import styles from './composer.module.css'

/** People who can be mentioned here, by the beginning of their names. */
export function People({
  thread_id,
  term,
  onPick,
  onKeyDown,
}: {
  thread_id: string
  term: string
  onPick: (person: Picked) => void
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
    <ul className={styles.people} data-people="" aria-label={t('messages.people')}>
      {data.items.slice(0, 5).map(({ user_id, name, avatar_urls }) => (
        <li key={user_id}>
          <button
            type="button"
            className={styles.person}
            onClick={() => onPick({ user_id, name })}
            onKeyDown={onKeyDown}
          >
            <Avatar name={name} src={avatar_urls?.small ?? null} size={32} />
            <bdi dir="auto">{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
