import { useT } from '@foyer/i18n/react'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { runningHint } from '../features/workouts/running-hint.ts'
import { useWriteQueue } from '../platform/offline/use-queue.ts'
import type { QueuedWrite, WriteOutcome } from '../platform/offline/write-queue.ts'
import { usePlatform } from '../platform/platform.ts'
import { usePath } from '../platform/routing/use-path.ts'
import { useMember } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { useToast } from '../platform/toasts.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { SilentErrorBoundary } from './error-boundary.tsx'
import { NavigationSync } from './feature-slots.tsx'
import { MemberLanguageSync } from './member-language-sync.tsx'

// One chunk for what follows the page: each further name of a chunk adds to the entry.
export { AnnouncementOffer } from './announcement-offer.tsx'
export { InstallPrompt } from './install-prompt.tsx'
export { ViewingBanner } from './viewing-banner.tsx'

const RunningBar = lazyFeature(
  async () => (await import('../features/workouts/running-bar.tsx')).RunningBar,
  ['workouts'],
  { waiting: null },
)

/** What the app does for members on every screen. */
export function MemberParts({ is_viewing }: { is_viewing: boolean }): ReactNode {
  const { app } = usePlatform()
  useRejectedWriteToasts()
  return (
    <>
      {!is_viewing && <MemberLanguageSync />}
      {!is_viewing && <RunningWorkout />}
      {app.is_navigation_personal && (
        <SilentErrorBoundary>
          <NavigationSync />
        </SilentErrorBoundary>
      )}
    </>
  )
}

/** The bar of a running workout; its code loads only on a device that has one. */
function RunningWorkout(): ReactNode {
  const member = useMember()
  const path = usePath(null)
  const hint = useStore(runningHint)
  if (!member || hint?.viewer_id !== member.id || path?.startsWith('/me/workout/')) return null
  return (
    <Suspense>
      <RunningBar />
    </Suspense>
  )
}

/** Shows a toast on any screen when the server refuses a queued change. */
function useRejectedWriteToasts(): void {
  const t = useT()
  const toast = useToast()
  const queue = useWriteQueue()
  const notify = useEffectEvent(({ title, kind }: QueuedWrite, result: WriteOutcome) => {
    // The player shows what was refused of a workout.
    if ('error' in result && kind !== 'training')
      toast({ text: t('member.offline.refused', { title }), tone: 'danger' })
  })
  useEffect(() => queue.onSettled((write, result) => notify(write, result)), [queue])
}
