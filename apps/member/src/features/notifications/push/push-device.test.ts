// @vitest-environment happy-dom
import type { ApiClient } from '@foyer/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDevice, registerDevice, requestPermission } from './push-device.ts'

/** A native shell whose person grants push when the system asks. */
function setShell(provider: string): void {
  let permission = 'default'
  window.FoyerShell = {
    postMessage: (text) => {
      const { type, id } = JSON.parse(text) as { type: string; id: string }
      if (type === 'push_enable') permission = 'granted'
      const token = permission === 'granted' ? 'fcm:token' : null
      window.dispatchEvent(new CustomEvent('foyer:push', { detail: { id, permission, provider, token } }))
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 FoyerShell/1.0')
})
afterEach(() => {
  delete window.FoyerShell
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('push in a native shell', () => {
  it('is registered with the token of the shell once the system has allowed it', async () => {
    setShell('fcm')
    expect(await readDevice()).toEqual({
      support: 'supported',
      permission: 'default',
      is_subscribed: false,
      provider: 'fcm',
    })
    expect(await requestPermission()).toBe('granted')
    const sent: unknown[] = []
    const api = vi.fn(async (_name: string, input: unknown) => void sent.push(input))
    await registerDevice(api as ApiClient, 'unused')
    expect(sent).toEqual([{ provider: 'fcm', status: 'enabled', token: 'fcm:token', pusher_device_id: null }])
  })

  it.each([
    ['does not answer', undefined],
    ['names another provider', 'carrier_pigeon'],
  ])('is unsupported where the shell %s', async (_what, provider) => {
    if (provider) setShell(provider)
    else window.FoyerShell = { postMessage: () => undefined }
    const facts = readDevice()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await facts).toMatchObject({ support: 'unsupported' })
  })
})
