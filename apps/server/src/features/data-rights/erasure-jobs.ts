import { defineJob } from '../../platform/jobs/index.ts'
import { eraseUser } from './commands/erase-user.ts'
import { listUsersToErase } from '../identity/index.ts'

/** People erased in one run; the next run takes the others. */
const BATCH_SIZE = 200

/** Erases users whose grace period is over, each in its own transaction. */
export const eraseUsersJob = defineJob(
  'data_rights.erase_users',
  { retry_limit: 4 },
  async (ctx, _payload, run) => {
    for (const user_id of await listUsersToErase(ctx.db, ctx.services.clock.now(), BATCH_SIZE)) {
      run.signal.throwIfAborted()
      await eraseUser(ctx, user_id)
    }
  },
)
