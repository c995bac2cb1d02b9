import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { ownFiles, personalData } from '#platform/personal-data.ts'
import { deleteFilesJob } from '../delete-files-job.ts'
import { eraseKept } from '../kept-data.ts'
import { emptySubscriber, emptyUser, findUser, takeBackEverything } from '../../identity/index.ts'
import { expireExports } from '../repository/data-exports.ts'

/**
 * Erases a person whose time to change their mind is over, in one transaction: their files, everything that the rooms
 * declared, their name and address. Invoices and what they wrote stay, of nobody in particular.
 */
export async function eraseUser(ctx: Ctx, user_id: string): Promise<void> {
  const now = ctx.services.clock.now()
  await ctx.writeNow(async (tx) => {
    const person = await findUser(tx, user_id)
    if (!person) return
    const who = { user_id, subscriber_id: person.subscriber_id }
    const files = await Promise.all(ctx.services.need(ownFiles).map((list) => list({ db: tx }, who)))
    if (!(await emptyUser(tx, user_id, now))) return

    await emptySubscriber(tx, user_id)
    await takeBackEverything(ctx, tx, user_id)
    const archives = await expireExports(tx, { user_id })
    for (const kept of ctx.services.need(personalData)) await eraseKept(tx, kept, who)
    const keys = [...files.flat().map(({ storage_key }) => storage_key), ...archives]
    if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
  })
}
