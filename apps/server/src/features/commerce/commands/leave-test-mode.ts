import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { exitSandbox } from '../../apps/index.ts'
import { endTestMoneyJob } from '../test-money-jobs.ts'

/**
 * Ends test mode of an app permanently (decision 37): no test order can be paid any more, and test grants are
 * revoked shortly after. False if the app already takes real money.
 */
export function leaveTestMode(ctx: Ctx, by: TeamViewer): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await exitSandbox(ctx, tx, by))) return false
    await enqueue(tx, endTestMoneyJob, {})
    return true
  })
}
