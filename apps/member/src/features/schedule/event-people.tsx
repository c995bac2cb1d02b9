import type { EventAttendance, EventPerson } from '@foyer/contract/schedule/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, AvatarStack, EmptyState, ListRow, RowList } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePersonName } from '../../platform/person-name.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { RowSkeletons } from '../../platform/screen/row-skeletons.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './event-pane.module.css'

/** How many come, with the first faces and names; opens all of them for members. */
export function EventPeople({ attendance }: { attendance: EventAttendance }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const is_member = Boolean(useMember()?.subscriber_id)
  const [is_open, setOpen] = useState(false)
  const { going_count, maybe_count, waiting_count, people } = attendance
  const is_empty = going_count + maybe_count + waiting_count === 0
  const counts = [
    going_count > 0 && t('events.going_count', { count: going_count }),
    maybe_count > 0 && t('events.maybe_count', { count: maybe_count }),
    waiting_count > 0 && t('events.waiting_count', { count: waiting_count }),
  ].filter((count) => count !== false)
  const [name = '', other = ''] = people.map((person) => personName(person.name))
  const content = (
    <>
      {people.length > 0 && (
        <AvatarStack>
          {people.map((person) => (
            <Avatar
              key={person.user_id}
              name={personName(person.name)}
              src={person.avatar_urls?.small ?? null}
              size={44}
            />
          ))}
        </AvatarStack>
      )}
      <span className={styles.words}>
        <strong>{is_empty ? t('events.nobody') : format.list(counts, 'unit')}</strong>
        {is_empty && <span>{t('events.nobody_text')}</span>}
        {people.length === 1 && <bdi>{name}</bdi>}
        {people.length > 1 && (
          <span>
            {going_count > 2
              ? t('events.people_more', { name, other, count: going_count - 2 })
              : format.list([name, other])}
          </span>
        )}
      </span>
    </>
  )
  if (!is_member || is_empty) return <div className={styles.people}>{content}</div>
  return (
    <>
      <button type="button" className={styles.people} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {content}
        <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
      </button>
      {is_open && <PeopleSheet id={attendance.occurrence_id} close={() => setOpen(false)} />}
    </>
  )
}

function PeopleSheet({ id, close }: { id: string; close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({
    queryKey: ['schedule', 'people', id],
    queryFn: () => api('schedule.listEventPeople', { id }),
    staleTime: 0,
  })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('events.people_title')}
      close_label={t('common.close')}
    >
      <QueryBoundary query={query} waiting={<RowSkeletons />}>
        {({ items, has_more }) => {
          const of = (answer: EventPerson['answer'], is_waiting: boolean) =>
            items.filter((person) => person.answer === answer && person.is_waiting === is_waiting)
          return (
            <div className={styles.lists}>
              {items.length === 0 && (
                <EmptyState
                  icon={<Users />}
                  heading="h3"
                  title={t('events.people_empty')}
                  text={t('events.people_empty_text')}
                />
              )}
              <PeopleList people={of('going', false)} label={t('events.people_title')} is_first />
              <PeopleList people={of('going', true)} label={t('events.people_waiting')} />
              <PeopleList people={of('maybe', false)} label={t('events.people_maybe')} />
              {has_more && <p className={styles.note}>{t('events.people_limit', { count: items.length })}</p>}
            </div>
          )
        }}
      </QueryBoundary>
    </Sheet>
  )
}

type PeopleListProps = { people: readonly EventPerson[]; label: string; is_first?: boolean }

function PeopleList({ people, label, is_first = false }: PeopleListProps): ReactNode {
  const hash = useHash()
  const personName = usePersonName()
  if (people.length === 0) return null
  return (
    <section>
      {!is_first && <h3 className={styles.title}>{label}</h3>}
      <RowList label={label}>
        {people.map(({ user_id, name, avatar_urls }) => (
          <ListRow
            key={user_id}
            onPress={() => hash.open('profile', { user: user_id })}
            lead={<Avatar name={personName(name)} src={avatar_urls?.small ?? null} size={44} />}
            title={personName(name)}
            has_chevron
          />
        ))}
      </RowList>
    </section>
  )
}
