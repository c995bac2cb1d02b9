import type { BroadcastFigures } from '@foyer/contract/notifications/broadcast-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { saveStep, findBroadcast, type BroadcastRow } from './repository/broadcasts.ts'
import { countOutcomes, countTotals, deleteRecipients, listUnsettled } from './repository/figures.ts'

/** Broadcasts that are settled in one transaction. */
const SETTLED_TOGETHER = 20

/** What became of a broadcast, as far as it is known. */
export async function readFigures(db: AppDb | AppTx, row: BroadcastRow): Promise<BroadcastFigures> {
  if (row.final_figures) return row.final_figures
  const [[totals], outcomes] = await Promise.all([countTotals(db, [row.id]), countOutcomes(db, row.id)])
  const opened = { in_app: totals?.in_app_opened ?? 0, push: totals?.push_clicked ?? 0, mail: null }
  const clicked = {
    in_app: totals?.in_app_clicked ?? 0,
    push: totals?.push_clicked ?? 0,
    mail: totals?.mail_clicked ?? 0,
  }
  return {
    recipients: totals?.recipients ?? 0,
    to_come: totals?.to_come ?? 0,
    channels: row.channels.map((channel) => {
      const of_channel = outcomes.filter((outcome) => outcome.channel === channel)
      const count = (state: string) =>
        of_channel.filter((outcome) => outcome.state === state).reduce((sum, { count }) => sum + count, 0)
      return {
        channel,
        sent: count('sent'),
        waiting: count('waiting'),
        not_sent: of_channel
          .filter(({ state }) => state === 'skipped' || state === 'failed')
          .map(({ reason, count }) => ({ reason: reason ?? ('failed' as const), count })),
        opened: opened[channel],
        clicked: clicked[channel],
      }
    }),
    opened: totals?.opened ?? 0,
    clicked: totals?.clicked ?? 0,
    unsubscribed: row.channels.includes('mail') ? (totals?.unsubscribed ?? 0) : null,
    is_final: false,
  }
}

/** Stores the figures of broadcasts from before an instant, and deletes their recipients. */
export async function settleFigures(ctx: Ctx, before: Date): Promise<void> {
  await ctx.write(async (tx) => {
    for (const id of await listUnsettled(tx, before, SETTLED_TOGETHER)) {
      const row = await findBroadcast(tx, id)
      if (!row) continue
      const figures = { ...(await readFigures(tx, row)), is_final: true }
      await saveStep(tx, id, { final_figures: JSON.stringify(figures) })
      await deleteRecipients(tx, id)
    }
  })
}
