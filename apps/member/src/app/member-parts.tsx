import { useT } from '@foyer/i18n/react'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { runningHint } from '../features/workouts/running-hint.ts'
import { logFailure } from '../platform/log.ts'
import { useWriteQueue } from '../platform/offline/use-queue.ts'
import type { RefusedWrite } from '../platform/offline/write-queue.ts'
import { usePlatform } from '../platform/platform.ts'
import { isFirstVisit, pushOffer } from '../platform/push-offer.ts'
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

const InboxSync = lazyFeature(
  async () => (await import('../features/messaging/inbox/inbox-sync.tsx')).InboxSync,
  ['inbox'],
  { waiting: null },
)

const PushPrompt = lazyFeature(
  async () => (await import('../features/notifications/push/push-prompt.tsx')).PushPrompt,
  ['notifications'],
  { waiting: null },
)

/** What the app does for members on every screen. */
export function MemberParts({ is_viewing }: { is_viewing: boolean }): ReactNode {
  const { app } = usePlatform()
  // Who signed in and waits for approval is no member yet.
  const is_member = (useMember()?.subscriber_id ?? null) !== null
  useRejectedWriteToasts()
  return (
    <>
      {!is_viewing && <MemberLanguageSync />}
      {!is_viewing && <RunningWorkout />}
      {!is_viewing && is_member && (
        <SilentErrorBoundary>
          <InboxSync />
        </SilentErrorBoundary>
      )}
      {!is_viewing && is_member && <PushParts />}
      {app.is_navigation_personal && (
        <SilentErrorBoundary>
          <NavigationSync />
        </SilentErrorBoundary>
      )}
    </>
  )
}

/** Keeps the registration of this device true, and offers one where it makes sense. */
function PushParts(): ReactNode {
  const { api, session } = usePlatform()
  const is_offered = useStore(pushOffer)
  useEffect(() => {
    let stop: (() => void) | undefined
    let has_left = false
    isFirstVisit()
    void import('../features/notifications/push/sync-push.ts').then(
      ({ syncPush }) => {
        if (!has_left) stop = syncPush({ api, session })
      },
      (error: unknown) => logFailure('push', error),
    )
    return () => {
      has_left = true
      stop?.()
    }
  }, [api, session])
  return (
    is_offered && (
      <SilentErrorBoundary>
        <PushPrompt />
      </SilentErrorBoundary>
    )
  )
}

/** The bar of a running workout; its code loads only on a device that has one. */
function RunningWorkout(): ReactNode {
  const member = useMember()
  const path = usePath(null)
  const hint = useStore(runningHint)
  if (!member || hint?.viewer_id !== member.id || (path !== null && isPlayerPath(path))) return null
  return (
    <Suspense>
      <RunningBar />
    </Suspense>
  )
}

/** Shows a toast for what the server refused. The queue stores what was announced, so that none is missed or repeated. */
function useRejectedWriteToasts(): void {
  const t = useT()
  const toast = useToast()
  const queue = useWriteQueue()
  const refused = useStore(queue.refused)
  const announce = useEffectEvent((writes: readonly RefusedWrite[]) => {
    // The player shows what was refused of its workout.
    const shown = writes.filter(({ kind }) => kind !== 'training' || !isPlayerPath(location.pathname))
    for (const { title } of shown) toast({ text: t('member.offline.refused', { title }), tone: 'danger' })
    void queue.markAnnounced(writes.map(({ key }) => key))
  })
  useEffect(() => {
    const fresh = refused.filter(({ refusal }) => !refusal.is_announced)
    if (fresh.length > 0) announce(fresh)
  }, [refused])
}

function isPlayerPath(path: string): boolean {
  return path.startsWith('/me/workout/')
}
