import type { PushProvider } from '@foyer/contract/notifications/push-shapes'
import type { Ctx } from '#platform/context.ts'
import { createSender } from './create-sender.ts'
import { findProviderSettings, openSettings } from './provider-settings.ts'
import { createPayload, type PushMessage, type PushResult } from './push-message.ts'
import type { DeliveryOutcome, PushSender } from './providers/provider.ts'
import { createWebPush } from './providers/web-push.ts'
import {
  clearFailures,
  countFailures,
  endRegistrations,
  listTargets,
  saveReceipts,
  type PushTarget,
} from './repository.ts'
import { getVapidKeys } from './vapid-keys.ts'

/** A device that failed this often, and for longer than this, is no longer tried. */
const MAX_FAILURES = 5
const FAILING_MS = 86_400_000

/**
 * Pushes a notification to every device of a member that is signed in and enabled. Ended devices are removed. `failed`
 * may be repeated with the same message: devices show it once, by its tag.
 */
export async function sendPush(ctx: Ctx, message: PushMessage): Promise<PushResult> {
  const targets = await listTargets(ctx.db, message.subscriber_id)
  const enabled = targets.filter(({ push_status }) => push_status === 'enabled')
  if (enabled.length === 0) {
    const is_suspended = targets.some(({ push_status }) => push_status === 'suspended')
    return { devices: 0, accepted: 0, reason: is_suspended ? 'suspended' : 'no_device' }
  }
  const outcomes = await deliverToAll(ctx, enabled, message)
  const idsOf = (state: DeliveryOutcome['state']) =>
    enabled.flatMap(({ id }, at) => (outcomes[at]?.state === state ? id : []))
  const [accepted, gone, failed] = [idsOf('accepted'), idsOf('gone'), idsOf('failed')]
  const receipts = enabled.flatMap(({ id }, at) => {
    const outcome = outcomes[at]
    return outcome?.state === 'accepted' && outcome.receipt_id ? { id, receipt_id: outcome.receipt_id } : []
  })
  // Committed at once: a failed job is rolled back and tried again.
  await ctx.writeNow(async (tx) => {
    const now = ctx.now()
    if (accepted.length > 0) await clearFailures(tx, accepted)
    if (receipts.length > 0) await saveReceipts(tx, receipts, now)
    if (gone.length > 0) await endRegistrations(tx, gone)
    const started_before = new Date(now.getTime() - FAILING_MS)
    if (failed.length > 0) await countFailures(tx, { ids: failed, limit: MAX_FAILURES, started_before, now })
  })
  const devices = enabled.length
  if (accepted.length > 0) return { devices, accepted: accepted.length, reason: null }
  return { devices, accepted: 0, reason: failed.length > 0 ? 'failed' : 'no_device' }
}

async function deliverToAll(
  ctx: Ctx,
  targets: readonly PushTarget[],
  message: PushMessage,
): Promise<DeliveryOutcome[]> {
  const { services } = ctx
  const shells = new Set(targets.flatMap(({ provider }) => (provider === 'webpush' ? [] : provider)))
  const settings = shells.size === 0 ? null : openSettings(ctx, await findProviderSettings(ctx.db))
  const senders = new Map<PushProvider, PushSender | null>()
  for (const provider of shells)
    senders.set(provider, settings && (await createSender(services, provider, settings)))
  if (targets.some(({ provider }) => provider === 'webpush'))
    senders.set('webpush', createWebPush(services.outbound, getVapidKeys(services)))
  const payload = createPayload(message)
  const delivery = { payload, ttl_seconds: message.ttl_seconds, signal: new AbortController().signal }
  return Promise.all(
    targets.map(
      async ({ provider, token }): Promise<DeliveryOutcome> =>
        // A provider that the owner has disconnected.
        (await senders.get(provider)?.deliver({ ...delivery, token })) ?? { state: 'failed' },
    ),
  )
}
