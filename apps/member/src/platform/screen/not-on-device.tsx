import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import type { StateHeading } from '@foyer/ui'
import { CloudDownload, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Shown offline for content that is not stored on the device. Not an error; the card at the top already shows that
 * the device is offline.
 */
export function NotOnDevice({ heading, retry }: { heading?: StateHeading; retry?: () => void }): ReactNode {
  const t = useT()
  return (
    <EmptyState
      {...(heading ? { heading } : {})}
      icon={<CloudDownload />}
      title={t('member.offline.absent_title')}
      text={t('member.offline.absent_text')}
      actions={
        retry && (
          <Button kind="outline" size="small" icon={<RotateCw />} onClick={retry}>
            {t('common.retry')}
          </Button>
        )
      }
    />
  )
}
