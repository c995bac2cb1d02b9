import { describe, expect, it } from 'vitest'
import type { PushStatus } from '@foyer/contract/notifications/push-shapes'
import type { DeviceFacts } from './push-device.ts'
import { toPushState, type PushState } from './use-push.ts'

const device: DeviceFacts = {
  support: 'supported',
  permission: 'granted',
  is_subscribed: true,
  provider: 'webpush',
}

describe('toPushState', () => {
  it.each([
    ['both sides agree', {}, 'enabled', 'on'],
    ['the server has switched it off', {}, 'disabled', 'off'],
    ['the server has paused it', {}, 'suspended', 'suspended'],
    ['the server has not answered', {}, undefined, undefined],
    ['the member has blocked it in the browser', { permission: 'denied' }, 'enabled', 'refused'],
    ['the permission was reset', { permission: 'default' }, 'enabled', 'off'],
    ['the browser has lost its subscription', { is_subscribed: false }, 'enabled', 'off'],
    ['the app has not set up the service of its shell', { provider: 'fcm' }, 'disabled', 'unsupported'],
    ['an iPhone needs the installed app', { support: 'needs_install' }, undefined, 'needs_install'],
    ['the browser has no push', { support: 'unsupported' }, undefined, 'unsupported'],
  ] satisfies [string, Partial<DeviceFacts>, PushStatus | undefined, PushState | undefined][])(
    'where %s',
    (_what, facts, status, state) => {
      const settings = status && { push_status: status, providers: ['webpush' as const] }
      expect(toPushState({ ...device, ...facts }, settings)).toBe(state)
    },
  )
})
