import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { Ban, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { subscriptionOffer } from '../../platform/session/subscription-offer.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { LockedProfile } from './locked-profile.tsx'
import { PeopleUpsell } from './people-upsell.tsx'
import styles from './people.module.css'
import { ProfileCard } from './profile-card.tsx'
import { profileKey, useBlock } from './use-block.ts'

/** The panel of `#profile?user=<id>`: a member's profile, with blocking; one's own where no user is named. */
export function ProfilePane({
  query,
  close,
}: {
  query: Readonly<Record<string, string>>
  close: () => void
}): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const session = useSession()
  const own_id = session.status === 'authenticated' ? session.user.id : ''
  const user_id = query['user'] || own_id
  const is_of_another = session.status === 'authenticated' && session.user.id !== user_id
  const offer = is_of_another ? subscriptionOffer(app, session.user) : null
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('people.profile')}
      is_title_hidden
      close_place="beside"
      close_label={t('common.close')}
    >
      {session.status === 'guest' ? (
        <LockedProfile is_own={!query['user']} />
      ) : offer ? (
        <PeopleUpsell offer={offer} />
      ) : (
        <Profile key={user_id} user_id={user_id} />
      )}
    </Sheet>
  )
}

function Profile({ user_id }: { user_id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const session = useSession()
  const change = useBlock()
  usePeopleUpdates()
  const query = useQuery({
    queryKey: profileKey(user_id),
    queryFn: () => api('directory.getProfile', { id: user_id }),
    enabled: session.status === 'authenticated',
  })
  if (query.error instanceof ApiError && NOT_FOUND_CODES.has(query.error.code)) {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t('people.not_found_title')}
        text={t('people.not_found_text')}
        actions={
          query.error.code === 'not_found' && (
            <Button
              kind="outline"
              size="small"
              icon={<Ban />}
              onClick={() => void change({ user_id, name: '' }, true)}
            >
              {t('people.block')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <QueryBoundary query={query} waiting={<ProfileSkeleton />}>
      {(profile) => <ProfileCard profile={profile} />}
    </QueryBoundary>
  )
}

/** Codes for a profile that this member cannot see, for whatever reason; a malformed id counts too. */
const NOT_FOUND_CODES: ReadonlySet<string> = new Set(['not_found', 'invalid', 'forbidden'])

function ProfileSkeleton(): ReactNode {
  return (
    <div className={styles.profile}>
      <Skeleton shape="person" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  )
}
