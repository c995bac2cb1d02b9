import type { Thread } from '@foyer/contract/messaging/shapes'
import { toMessageTs } from '@foyer/domain/messaging'
import { useT } from '@foyer/i18n/react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { useToastedCall } from '#platform/use-toasted-call.ts'
import { useThreadCache } from '../inbox/use-threads.ts'
import { muteUntil, type MuteChoice } from './mute-until.ts'

/** What a member may change about a thread for themselves. */
export interface ThreadActions {
  is_busy: boolean
  /** Resolves true on success. */
  mute: (choice: MuteChoice) => Promise<boolean>
  unmute: () => Promise<boolean>
  leave: () => Promise<boolean>
}

/** Mutes and leaves a thread; a refusal is shown in a toast. */
export function useThreadActions(thread: Thread): ThreadActions {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const cache = useThreadCache()
  const viewer_id = useMember()?.id ?? ''
  const { location } = usePlatform()
  const { is_busy, send } = useToastedCall()

  const toggle = async (active: boolean, until: Date | null): Promise<boolean> =>
    send(async () => {
      const changed = await api('messaging.toggleNotification', {
        id: thread.id,
        active,
        toggle_ts: toMessageTs(new Date().toISOString()),
        muted_until: until?.toISOString() ?? null,
      })
      cache.put({ ...thread, ...changed })
    })

  return {
    is_busy,
    mute: async (choice) => toggle(false, muteUntil(choice, new Date())),
    unmute: async () => toggle(true, null),
    leave: async () =>
      send(async () => {
        await api('messaging.removeParticipant', { id: thread.id, user_id: viewer_id })
        cache.drop(thread.id)
        cache.invalidate()
        if (location.path().startsWith(`/me/messages/${thread.id}`)) {
          location.navigate('/me/messages', { replace: true })
        }
        toast(t('inbox.left', { title: thread.title }))
      }),
  }
}
