import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'

/** Asks a guest to log in; without a user in the address, it is for their own profile. */
export function LockedProfile({ is_own }: { is_own: boolean }): ReactNode {
  const t = useT()
  const hash = useHash()
  return (
    <EmptyState
      icon={<Lock />}
      title={t(is_own ? 'people.profile' : 'people.directory_locked_title')}
      text={t(is_own ? 'people.profile_locked_text' : 'people.directory_locked_text')}
      actions={
        <Button size="small" onClick={() => hash.open('auth')}>
          {t('common.log_in')}
        </Button>
      }
    />
  )
}
