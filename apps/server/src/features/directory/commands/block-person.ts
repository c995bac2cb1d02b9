import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { deleteBlock, insertBlock, type Block } from '../repository/blocks.ts'

/** Hides two people from each other at once. Blocking twice changes nothing. */
export async function blockPerson(ctx: Ctx, block: Block): Promise<void> {
  await ctx.write(async (tx) => {
    if (!(await insertBlock(tx, { ...block, now: ctx.now() }))) return
    publishBlock(ctx, tx, block, true)
  })
}

/** Unblocks a person. */
export async function unblockPerson(ctx: Ctx, block: Block): Promise<void> {
  await ctx.write(async (tx) => {
    if (!(await deleteBlock(tx, block))) return
    publishBlock(ctx, tx, block, false)
  })
}

/**
 * Publishes the block to the blocker alone: an event of any kind would reveal it to the blocked user. The sockets of
 * both are authorized again, which sends nothing.
 */
function publishBlock(
  ctx: Ctx,
  tx: AppTx,
  { blocker_user_id, blocked_user_id }: Block,
  is_blocked: boolean,
): void {
  const { realtime } = ctx.services
  tx.afterCommit(() => {
    realtime.publish(tx.app_id, `user:${blocker_user_id}`, {
      seq: 0,
      type: 'member_blocked',
      data: { user_id: blocked_user_id, is_blocked },
    })
    for (const user_id of [blocker_user_id, blocked_user_id]) realtime.recheck(tx.app_id, user_id)
  })
}
