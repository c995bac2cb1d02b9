import { useT } from '@foyer/i18n/react'
import { Avatar, Chip } from '@foyer/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import styles from './people.module.css'
import type { Person } from './person-row.tsx'
import { firstName } from './thread-people.ts'

type PickedPeopleProps = { people: readonly Person[]; onRemove: (person: Person) => void }

/** The people picked so far, each with a way to remove them. */
export function PickedPeople({ people, onRemove }: PickedPeopleProps): ReactNode {
  const t = useT()
  const personName = usePersonName()
  if (people.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('inbox.picked')}>
      {people.map((person) => {
        const name = personName(person.name)
        return (
          <li key={person.user_id}>
            <Chip
              icon={
                person.can_message ? (
                  <Avatar name={name} src={person.avatar_urls?.small ?? null} size={20} />
                ) : (
                  <Lock aria-hidden="true" />
                )
              }
              onRemove={() => onRemove(person)}
              remove_label={t('inbox.remove_person', { name })}
            >
              <bdi>{firstName(name)}</bdi>
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

/** Adds a person to those picked, or removes them. */
export function toggle(picked: readonly Person[], person: Person): readonly Person[] {
  const others = picked.filter(({ user_id }) => user_id !== person.user_id)
  return others.length < picked.length ? others : [...picked, person]
}
