import type { Author } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import styles from './people.module.css'

export type Person = Pick<Author, 'user_id' | 'name' | 'avatar_urls'> & {
  is_staff: boolean
  can_message: boolean
  subscriber_id: string | null
}

type PersonChoiceProps = { person: Person; is_chosen: boolean; onToggle: () => void }

/** Somebody who can be chosen; who cannot be written to is locked, with the reason. */
export function PersonChoice({ person, is_chosen, onToggle }: PersonChoiceProps): ReactNode {
  const t = useT()
  const { can_message } = person
  return (
    <label className={styles.person} data-locked={!can_message || undefined}>
      <PersonWords person={person} meta={can_message ? null : t('inbox.not_taking_messages')} />
      <input
        type="checkbox"
        className={styles.check}
        checked={is_chosen}
        disabled={!can_message}
        onChange={onToggle}
      />
      <span className={styles.tick} aria-hidden="true">
        {can_message ? is_chosen && <Check /> : <Lock />}
      </span>
    </label>
  )
}

type PersonWordsProps = {
  person: Pick<Person, 'name' | 'avatar_urls' | 'is_staff'>
  meta: ReactNode
}

/** Picture, name and what there is to know of a person. */
export function PersonWords({ person, meta }: PersonWordsProps): ReactNode {
  const t = useT()
  const name = usePersonName()(person.name)
  return (
    <>
      <Avatar name={name} src={person.avatar_urls?.small ?? null} size={44} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {person.is_staff && <Badge tone="accent">{t('messages.coach')}</Badge>}
        </span>
        {meta !== null && <span className={styles.meta}>{meta}</span>}
      </span>
    </>
  )
}
