import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../platform/offline/use-online.ts'
import { NotOnDevice } from '../platform/screen/not-on-device.tsx'
import type { RoomStates } from '../platform/texts/lazy-room.tsx'
import { useToast } from '../platform/toasts.ts'
import { FaultScreen } from './fault-screen.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** What stands in the place of a room that loads or did not load: a screen, a panel, a part of a page. */
export const roomStates = {
  screen: { waiting: <ScreenSkeleton />, failed: (retry) => <FailedScreen retry={retry} /> },
  panel: { waiting: null, failed: (retry) => <FailedPanel retry={retry} /> },
  part: { failed: (retry) => <FailedScreen retry={retry} /> },
} satisfies Record<string, RoomStates>

function FailedScreen({ retry }: { retry: () => void }): ReactNode {
  return useOnline() ? <FaultScreen retry={retry} /> : <NotOnDevice heading="h1" retry={retry} />
}

/** A panel that could not be loaded has no place of its own: it says so at the foot of the screen. */
function FailedPanel({ retry }: { retry: () => void }): ReactNode {
  const t = useT()
  const toast = useToast()
  const is_online = useOnline()
  const tell = useEffectEvent(() =>
    toast({
      text: is_online ? t('common.something_went_wrong') : t('common.offline'),
      tone: 'danger',
      action: { label: t('common.retry'), onAction: retry },
    }),
  )
  useEffect(() => tell(), [])
  return null
}
