import type { PushSettings } from '@foyer/contract/notifications/push-shapes'
import type { Ctx } from '#platform/context.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { findProviderSettings, listProviders } from './provider-settings.ts'
import { listDevices } from './repository.ts'
import { getVapidKeys } from './vapid-keys.ts'

/** How a member receives push messages, seen from the device that calls. */
export async function presentPushSettings(
  ctx: Ctx,
  { subscriber_id, session_id }: MemberViewer,
): Promise<PushSettings> {
  const [rows, settings] = await Promise.all([
    listDevices(ctx.db, subscriber_id),
    findProviderSettings(ctx.db),
  ])
  const devices = rows.map(({ session_id: registered_in, created_at, ...device }) => ({
    ...device,
    is_this_device: registered_in === session_id,
    created_at: created_at.toISOString(),
  }))
  return {
    push_status: devices.find(({ is_this_device }) => is_this_device)?.push_status ?? 'disabled',
    vapid_public_key: getVapidKeys(ctx.services).publicKey,
    providers: ['webpush', ...listProviders(settings)],
    devices,
  }
}
