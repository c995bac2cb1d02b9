import { defineJob } from '../../platform/jobs/index.ts'

/** Runs when an entitlement starts or ends by itself. */
export const notifyEntitlementChangeJob = defineJob<{ subscriber_id: string }>(
  'access.notify_entitlement_change',
  { retry_limit: 3, concurrency: 4 },
  (ctx, { subscriber_id }) => ctx.write((_tx, emit) => emit('access.changed', { subscriber_id })),
)
