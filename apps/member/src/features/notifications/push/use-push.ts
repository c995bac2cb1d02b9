import type { PushSettings } from '@foyer/contract/notifications/push-shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { logFailure } from '#platform/log.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import {
  endSubscription,
  pushOwner,
  readDevice,
  registerDevice,
  requestPermission,
  type DeviceFacts,
} from './push-device.ts'

/** How push stands on this device, as the browser and the server agree on it. */
export type PushState = 'on' | 'off' | 'refused' | 'suspended' | 'needs_install' | 'unsupported'

const SETTINGS_KEY = ['notifications', 'push']
const DEVICE_KEY = ['notifications', 'push_device']

/**
 * What both sides say, taken together; undefined while the server is needed and has not answered. Where the browser
 * does not deliver, push is not on.
 */
export function toPushState(
  { support, permission, is_subscribed, provider }: DeviceFacts,
  settings: Pick<PushSettings, 'push_status' | 'providers'> | undefined,
): PushState | undefined {
  if (support !== 'supported') return support
  if (settings && !settings.providers.includes(provider)) return 'unsupported'
  if (permission === 'denied') return 'refused'
  if (permission !== 'granted' || !is_subscribed) return 'off'
  const push_status = settings?.push_status
  if (push_status === 'enabled') return 'on'
  return push_status === 'disabled' ? 'off' : push_status
}

export type Push = {
  /** Undefined until both sides have answered. */
  state: PushState | undefined
  has_failed: boolean
  is_busy: boolean
  /** Asks the browser, so it must follow a press. Resolves to whether push is on. */
  enable: () => Promise<boolean>
  disable: () => Promise<void>
}

/** Push on this device, and how to switch it. */
export function usePush(): Push {
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const formatError = useFormatError()
  const user_id = useMember()?.id
  const [is_busy, setBusy] = useState(false)
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => api('notifications.getPushSettings') })
  const device = useQuery({
    queryKey: DEVICE_KEY,
    queryFn: readDevice,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => watchPermission(() => void client.invalidateQueries({ queryKey: DEVICE_KEY })), [client])

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (is_busy) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      logFailure('push', error)
      toast({ text: formatError(error), tone: 'danger' })
      return false
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: DEVICE_KEY }),
        client.invalidateQueries({ queryKey: SETTINGS_KEY }),
      ])
      setBusy(false)
    }
  }
  return {
    state: device.data && toPushState(device.data, settings.data),
    has_failed: settings.isError || settings.isPaused || device.isError,
    is_busy,
    enable: async () => {
      const permission = await requestPermission()
      if (permission !== 'granted' || user_id === undefined) {
        await client.invalidateQueries({ queryKey: DEVICE_KEY })
        return false
      }
      return run(async () => {
        const { vapid_public_key } = settings.data ?? (await api('notifications.getPushSettings'))
        await registerDevice(api, vapid_public_key)
        pushOwner.set(user_id)
      })
    },
    disable: async () => {
      await run(async () => {
        pushOwner.clear()
        await api('notifications.setPush', { status: 'disabled' })
        await endSubscription()
      })
    },
  }
}

/** Calls back when the member may have changed the permission: in the browser's settings, or in another tab. */
function watchPermission(onChange: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onChange()
  }
  document.addEventListener('visibilitychange', onVisible)
  return () => document.removeEventListener('visibilitychange', onVisible)
}
