import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { exitSandbox } from '../../apps/index.ts'
import { endTestMoneyJob } from '../test-money-jobs.ts'

/**
 * Ends test money in an app for good (decision 37): no test order can be paid from now on, and what test money had
 * opened is shut within moments. False where the app takes real money already.
 */
export function leaveTestMode(ctx: Ctx, by: TeamViewer): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await exitSandbox(ctx, tx, by))) return false
    await enqueue(tx, endTestMoneyJob, {})
    return true
  })
}
