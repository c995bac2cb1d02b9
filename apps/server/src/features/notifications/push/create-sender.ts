import type { Services } from '#platform/services.ts'
import { readFcmKeys } from './fcm-keys.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ExpoSender } from './providers/expo.ts'
import type { CheckedSender } from './providers/provider.ts'
import type { ShellProvider } from './tokens.ts'

/** The sender of a provider; null where the app is not connected to it. Libraries are loaded when they are needed. */
export async function createSender(
  services: Pick<Services, 'addresses'>,
  provider: ShellProvider,
  settings: ProviderSettings,
): Promise<CheckedSender | null> {
  const { addresses } = services
  if (provider === 'expo') return createExpoSender(services, settings)
  if (provider === 'fcm') {
    const keys = readFcmKeys(settings.fcm_account)
    return keys && (await import('./providers/fcm.ts')).createFcm(keys, addresses.fcm)
  }
  return (
    settings.pusher && (await import('./providers/pusher.ts')).createPusher(settings.pusher, addresses.pusher)
  )
}

/** The sender by Expo, which has receipts besides; null where the app is not connected to it. */
export async function createExpoSender(
  { addresses }: Pick<Services, 'addresses'>,
  { is_expo, expo_token }: ProviderSettings,
): Promise<ExpoSender | null> {
  if (!is_expo) return null
  const { createExpo } = await import('./providers/expo.ts')
  return createExpo(expo_token === '' ? null : expo_token, addresses.expo)
}
