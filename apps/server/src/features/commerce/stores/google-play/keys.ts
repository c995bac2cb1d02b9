import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import type { PlaySettingsRow } from '../../repository/play-settings.ts'
import type { PlayKeys } from './client.ts'
import { googlePlay, type PlayStore } from './google-play.ts'

const PURPOSE = 'google play key'

/** The part of a service account's key file that is used. */
const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
})

/** Reads the key file of a service account; null where it is none. */
export function readKeyFile(text: string): Omit<PlayKeys, 'package_name'> | null {
  try {
    const { client_email, private_key } = keyFile.parse(JSON.parse(text))
    return { client_email, private_key }
  } catch {
    return null
  }
}

/** Seals a key file for one app; an empty one stays unset. */
export function encryptPlayKey({ services, app }: Ctx, text: string): string | null {
  return text === '' ? null : services.secrets.encrypt(`${PURPOSE} ${app.id}`, text)
}

/** Opens the sealed key file; null where none is set. */
export function decryptPlayKey(
  { services, app }: Ctx,
  { service_account_sealed }: PlaySettingsRow,
): string | null {
  return service_account_sealed && services.secrets.decrypt(`${PURPOSE} ${app.id}`, service_account_sealed)
}

/** The Google Play store of an app; null where it is not connected. */
export function createPlayStore(ctx: Ctx, settings: PlaySettingsRow | null): PlayStore | null {
  const keys = settings && readKeyFile(decryptPlayKey(ctx, settings) ?? '')
  if (!keys) return null
  return googlePlay(
    { ...keys, package_name: settings.package_name },
    {
      with_test: ctx.app.is_sandbox || settings.accepts_test,
      address: ctx.services.addresses.google_play,
      now: ctx.now,
    },
  )
}
