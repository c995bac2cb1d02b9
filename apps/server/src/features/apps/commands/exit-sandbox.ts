import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { clearSandbox, lockApp } from '../repository.ts'

/** Switches a sandbox app permanently to real payments and the real clock. Returns false when it is not a sandbox. */
export async function exitSandbox(ctx: Ctx, tx: AppTx, by: TeamViewer): Promise<boolean> {
  const app = await lockApp(tx)
  if (!app.is_sandbox) return false
  await clearSandbox(tx)
  await writeLog(ctx, tx, {
    action: 'test_mode_left',
    actor: by,
    app_id: app.id,
    subject: { kind: 'app', id: app.id, name: app.name },
  })
  await bumpAppVersion(tx, app.id)
  return true
}
