import type { User } from '@foyer/contract/identity/shapes'
import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Card, EmptyState, Switch } from '@foyer/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { Screen } from '../../platform/screen/screen.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { BlockedList } from './blocked-list.tsx'
import styles from './people.module.css'

/** Who finds the member, who may write to them, and whom they have blocked. */
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

/** Both take effect at once, and go back with a reason where the server says no. */
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
