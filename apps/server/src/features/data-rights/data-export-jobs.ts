import { defineJob } from '../../platform/jobs/index.ts'
import { newStorageKey } from '../../platform/storage/index.ts'
import { sendAuthMail, findUser } from '../identity/index.ts'
import { finishExport, findExport } from './repository/data-exports.ts'
import { writeArchive } from './write-archive.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days for which the file of an archive is stored. */
export const EXPORT_DAYS = 7

/**
 * Creates an archive and mails that it is ready. A retry after a crash starts over; storage never exposes a partial
 * file.
 */
export const prepareExportJob = defineJob<{ export_id: string }>(
  'data_rights.prepare_export',
  { retry_limit: 3, expire_s: 3_600, concurrency: 1 },
  async (ctx, { export_id }, run) => {
    const export_row = await findExport(ctx.db, export_id)
    if (export_row?.state !== 'preparing') return
    const person = await findUser(ctx.db, export_row.user_id)
    if (!person) return
    const { storage, clock } = ctx.services
    const storage_key = newStorageKey({ app_id: ctx.app.id, type: 'application/zip', is_public: false })
    const about = {
      app: { id: ctx.app.id, name: ctx.app.name },
      user_id: person.id,
      subscriber_id: person.subscriber_id,
      requested_at: export_row.requested_at,
      made_at: clock.now(),
      format: 'foyer.member-archive.1',
    }
    try {
      const subject = { user_id: person.id, subscriber_id: person.subscriber_id }
      const bytes = await writeArchive(ctx, { storage_key, subject, about, signal: run.signal })
      const ready_at = clock.now()
      const expires_at = new Date(ready_at.getTime() + EXPORT_DAYS * DAY_MS)
      const is_first = await ctx.writeNow(async (tx) => {
        const ended = await finishExport(tx, export_id, {
          state: 'ready',
          storage_key,
          bytes,
          ready_at,
          expires_at,
        })
        if (ended)
          await sendAuthMail(
            ctx,
            tx,
            person.email,
            { kind: 'export_ready', days: EXPORT_DAYS },
            person.language,
          )
        return ended
      })
      if (!is_first) await storage.delete(storage_key)
    } catch (error) {
      if (run.is_last_attempt) await ctx.writeNow((tx) => finishExport(tx, export_id, { state: 'failed' }))
      throw error
    }
  },
)
