import type { Ctx } from '#platform/context.ts'
import { createPayload, type PushMessage, type PushResult } from './push-message.ts'
import type { DeliveryOutcome } from './providers/provider.ts'
import { createWebPush } from './providers/web-push.ts'
import { clearFailures, countFailures, endRegistrations, listTargets, type PushTarget } from './repository.ts'
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
  const idsOf = (outcome: DeliveryOutcome) =>
    enabled.flatMap(({ id }, at) => (outcomes[at] === outcome ? id : []))
  const [accepted, gone, failed] = [idsOf('accepted'), idsOf('gone'), idsOf('failed')]
  // Committed at once: a failed job is rolled back and tried again.
  await ctx.writeNow(async (tx) => {
    if (accepted.length > 0) await clearFailures(tx, accepted)
    if (gone.length > 0) await endRegistrations(tx, gone)
    const now = ctx.now()
    const started_before = new Date(now.getTime() - FAILING_MS)
    if (failed.length > 0) await countFailures(tx, { ids: failed, limit: MAX_FAILURES, started_before, now })
  })
  const devices = enabled.length
  if (accepted.length > 0) return { devices, accepted: accepted.length, reason: null }
  return { devices, accepted: 0, reason: failed.length > 0 ? 'failed' : 'no_device' }
}

async function deliverToAll(
  { services }: Ctx,
  targets: readonly PushTarget[],
  message: PushMessage,
): Promise<DeliveryOutcome[]> {
  const web_push = createWebPush(services.outbound, getVapidKeys(services))
  const payload = createPayload(message)
  const delivery = { payload, ttl_seconds: message.ttl_seconds, signal: new AbortController().signal }
  return Promise.all(targets.map(({ token }) => web_push.deliver({ ...delivery, token })))
}
