import { Suspense, type ReactNode } from 'react'
import { runningHint } from '../features/workouts/running-hint.ts'
import { usePlatform } from '../platform/platform.ts'
import { usePath } from '../platform/routing/use-path.ts'
import { useMember } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { SilentErrorBoundary } from './error-boundary.tsx'
import { NavigationSync } from './feature-slots.tsx'
import { MemberLanguageSync } from './member-language-sync.tsx'

const RunningBar = lazyFeature(
  async () => (await import('../features/workouts/running-bar.tsx')).RunningBar,
  ['workouts'],
  { waiting: null },
)

/** What the app does for members on every screen. */
export function MemberParts({ is_viewing }: { is_viewing: boolean }): ReactNode {
  const { app } = usePlatform()
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
