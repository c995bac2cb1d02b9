import { defineJob } from '#platform/jobs/index.ts'
import { createExpoSender } from './create-sender.ts'
import { findProviderSettings, openSettings } from './provider-settings.ts'
import { clearReceipts, endRegistrations, listReceipts } from './repository.ts'

/** Expo asks for this delay before receipts are read, and for so many in one request at most. */
const READY_MS = 15 * 60_000
const BATCH = 300

/** Reads what Expo has to report about the messages of the last hours, and ends devices that are gone. */
export const readReceiptsJob = defineJob<Record<string, never>>(
  'notifications.read_push_receipts',
  { retry_limit: 2 },
  async (ctx, _nothing, run) => {
    const expo = await createExpoSender(ctx.services, openSettings(ctx, await findProviderSettings(ctx.db)))
    const before = new Date(ctx.now().getTime() - READY_MS)
    let found = BATCH
    while (found >= BATCH && !run.signal.aborted) {
      const rows = await listReceipts(ctx.db, { before, limit: BATCH })
      found = rows.length
      if (found === 0) return
      const receipt_ids = rows.map(({ receipt_id }) => receipt_id)
      const gone = new Set(await expo?.listGone(receipt_ids))
      await ctx.writeNow(async (tx) => {
        await endRegistrations(
          tx,
          rows.flatMap(({ id, receipt_id }) => (gone.has(receipt_id) ? id : [])),
        )
        await clearReceipts(tx, receipt_ids)
      })
    }
  },
)
