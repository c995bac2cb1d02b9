import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { personalFiles, personalData } from '#platform/personal-data.ts'
import { deleteFilesJob } from '../delete-files-job.ts'
import { erasePersonalRows } from '../personal-rows.ts'
import {
  anonymizeSubscriber,
  anonymizeUser,
  findUser,
  revokeSessionsAndTokens,
} from '../../identity/index.ts'
import { expireExports } from '../repository/data-exports.ts'

/**
 * Erases a user after the grace period, in one transaction: files, declared personal data, name and address.
 * Invoices and their content stay, anonymized.
 */
export async function eraseUser(ctx: Ctx, user_id: string): Promise<void> {
  const now = ctx.services.clock.now()
  await ctx.writeNow(async (tx) => {
    const person = await findUser(tx, user_id)
    if (!person) return
    const subject = { user_id, subscriber_id: person.subscriber_id }
    const files = await Promise.all(ctx.services.need(personalFiles).map((list) => list({ db: tx }, subject)))
    if (!(await anonymizeUser(tx, user_id, now))) return

    await anonymizeSubscriber(tx, user_id)
    await revokeSessionsAndTokens(ctx, tx, user_id)
    const archives = await expireExports(tx, { user_id })
    for (const declaration of ctx.services.need(personalData))
      await erasePersonalRows(tx, declaration, subject)
    const keys = [...files.flat().map(({ storage_key }) => storage_key), ...archives]
    if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
  })
}
