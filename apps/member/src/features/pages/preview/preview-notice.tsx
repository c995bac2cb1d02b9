import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { EyeOff, Hourglass, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from '../states.module.css'

/** Why a preview shows no page. `waiting`: for the studio. `over`: the studio does not answer, or never opened it. */
export type PreviewNoticeKind = 'waiting' | 'alone' | 'over' | 'outside' | 'offline' | 'error'

/** What stands in a page's place in a preview. */
export function PreviewNotice({
  reason,
  retry,
}: {
  reason: PreviewNoticeKind
  retry: () => void
}): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const retryButton = (
    <Button kind="outline" size="small" onClick={retry}>
      {t('common.retry')}
    </Button>
  )
  const content = {
    waiting: { icon: <Hourglass />, title: t('member.preview.waiting') },
    alone: { icon: <EyeOff />, title: t('member.preview.alone'), text: t('member.preview.alone_text') },
    over: {
      icon: <Hourglass />,
      title: t('member.viewing.over'),
      text: t('member.preview.over_text'),
      actions: retryButton,
    },
    outside: {
      icon: <EyeOff />,
      title: t('member.preview.outside'),
      text: t('member.preview.outside_text'),
      actions: location.canGoBack() ? (
        <Button kind="outline" size="small" onClick={location.back}>
          {t('common.back')}
        </Button>
      ) : null,
    },
    offline: {
      icon: <WifiOff />,
      title: t('member.offline.title'),
      text: t('member.preview.offline_text'),
      actions: retryButton,
    },
    error: {
      icon: <TriangleAlert />,
      title: t('common.something_went_wrong'),
      text: t('page.error.text'),
      actions: retryButton,
    },
  }[reason]
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
    <div className={styles.centered} role="status">
      <EmptyState heading="h1" {...content} />
    </div>
  )
}
