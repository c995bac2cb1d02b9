import type { User } from '@foyer/contract/identity/shapes'
import { ApiError } from '@foyer/contract/api-error'
import { useT, useFormat } from '@foyer/i18n/react'
import { Card, EmptyState, Switch, Avatar, Button, ListRow, RowList } from '@foyer/ui'
import { Lock, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '../../platform/person-name.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { Screen } from '../../platform/screen/screen.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import styles from './people.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import { useBlock } from './use-block.ts'

/** Settings for who can find the member, who can message them, and whom they have blocked. */
export function PrivacyScreen(): ReactNode {
  const t = useT()
  const member = useMember()
  return (
    <Screen title={t('account.privacy')} back="/me/account">
      {member && member.subscriber_id === null && (
        <EmptyState
          icon={<Lock />}
          title={t('people.directory_locked_title')}
          text={t('people.directory_pending_text')}
        />
      )}
      {member && member.subscriber_id !== null && (
        <div className={styles.privacy}>
          <MessagingChoice member={member} />
          <section className={styles.part} aria-labelledby="blocked-people">
            <h2 id="blocked-people" className={styles.heading}>
              {t('people.blocked_list')}
            </h2>
            <BlockedList />
          </section>
        </div>
      )}
    </Screen>
  )
}

type Choice = Partial<Pick<User, 'profile_visibility' | 'can_receive_messages_from_members'>>

/** Applies at once, and reverts with an error when the server refuses. */
function MessagingChoice({ member }: { member: User }): ReactNode {
  const t = useT()
  const toast = useToast()
  const formatError = useFormatError()
  const { api, app, session } = usePlatform()
  const { is_chat_available, member_to_member } = app.messaging
  const { profile_visibility, can_receive_messages_from_members } = member
  const choose = async (choice: Choice): Promise<void> => {
    session.patchUser(choice)
    try {
      const { user } = await api('identity.updateSubscriber', choice)
      session.patchUser(user)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      session.patchUser({ profile_visibility, can_receive_messages_from_members })
      toast({ text: formatError(error), tone: 'danger' })
    }
  }
  return (
    <section className={styles.part} aria-labelledby="who-finds">
      <h2 id="who-finds" className={styles.heading}>
        {t('people.privacy_reach')}
      </h2>
      <Card pad="none">
        <div className={styles.switches}>
          <Switch
            label={t('people.privacy_profile')}
            meta={t('people.privacy_profile_text')}
            checked={profile_visibility === 'public'}
            onChange={({ target }) =>
              void choose({ profile_visibility: target.checked ? 'public' : 'private' })
            }
          />
          {is_chat_available && member_to_member && (
            <Switch
              label={t('people.privacy_messages')}
              meta={t('people.privacy_messages_text')}
              checked={can_receive_messages_from_members}
              onChange={({ target }) => void choose({ can_receive_messages_from_members: target.checked })}
            />
          )}
        </div>
      </Card>
    </section>
  )
}

/** Lists the members whom the member has blocked, each with an unblock button. */
function BlockedList(): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const personName = usePersonName()
  const blocked = useBlockedUserIds()
  const change = useBlock()
  usePeopleUpdates()
  const query = useInfiniteQuery({
    queryKey: ['people', 'blocked'],
    queryFn: ({ pageParam: page }) => api('directory.listBlocked', page === null ? {} : { page }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const people = pages.flatMap(({ items }) => items).filter(({ user_id }) => blocked.has(user_id))
        if (people.length === 0) {
          return (
            <EmptyState
              icon={<UserRoundCheck />}
              heading="h3"
              title={t('people.blocked_empty_title')}
              text={t('people.blocked_empty_text')}
            />
          )
        }
        return (
          <div className={styles.directory}>
            <RowList label={t('people.blocked_list')}>
              {people.map((person) => (
                <ListRow
                  key={person.user_id}
                  lead={
                    <Avatar
                      name={personName(person.name)}
                      src={person.avatar_urls?.small ?? null}
                      size={44}
                    />
                  }
                  title={personName(person.name)}
                  meta={format.date(person.blocked_at, 'long')}
                  end={
                    <Button
                      kind="outline"
                      size="small"
                      aria-label={t('people.unblock_of', { name: personName(person.name) })}
                      onClick={() => void change(person, false)}
                    >
                      {t('people.unblock')}
                    </Button>
                  }
                />
              ))}
            </RowList>
            <ShowMore of={query} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}
