import { useT } from '@foyer/i18n/react'
import { ErrorState } from '@foyer/ui'
import type { ReactNode } from 'react'
import { SupportLink } from '../platform/screen/support-link.tsx'

/** Something broke: what happened, that nothing is lost, and a way to try again. */
export function ErrorScreen({ retry }: { retry: () => void }): ReactNode {
  const t = useT()
  return (
    <ErrorState
      heading="h1"
      title={t('member.fault.title')}
      text={t('member.fault.text')}
      retry={{ label: t('common.retry'), onRetry: retry }}
      other={<SupportLink />}
    />
  )
}
