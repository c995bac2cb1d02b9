import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../platform/offline/use-online.ts'
import { NotOnDevice } from '../platform/screen/not-on-device.tsx'
import type { FeatureStates } from '../platform/texts/lazy-feature.tsx'
import { useToast } from '../platform/toasts.ts'
import { ErrorScreen } from './error-screen.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** Loading and error states of a feature that is shown as a screen, a panel or part of a page. */
export const featureStates = {
  screen: { waiting: <ScreenSkeleton />, failed: (retry) => <FailedScreen retry={retry} /> },
  panel: { waiting: null, failed: (retry) => <FailedPanel retry={retry} /> },
  part: { failed: (retry) => <FailedScreen retry={retry} /> },
} satisfies Record<string, FeatureStates>

function FailedScreen({ retry }: { retry: () => void }): ReactNode {
  return useOnline() ? <ErrorScreen retry={retry} /> : <NotOnDevice heading="h1" retry={retry} />
}

/** Shows the error in a toast, because a panel that failed to load has no place of its own. */
function FailedPanel({ retry }: { retry: () => void }): ReactNode {
  const t = useT()
  const toast = useToast()
  const is_online = useOnline()
  const notify = useEffectEvent(() =>
    toast({
      text: is_online ? t('common.something_went_wrong') : t('common.offline'),
      tone: 'danger',
      action: { label: t('common.retry'), onAction: retry },
    }),
  )
  useEffect(() => notify(), [])
  return null
}
