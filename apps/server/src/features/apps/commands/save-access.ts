import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { raiseAppVersion } from '../app-version.ts'
import { judgeAccess, judgeProviders } from '../judge-access.ts'
import { noteAccessChange } from '../note-access-change.ts'
import { listAccessChangesOf, lockApp, updateAccess } from '../repository.ts'

/** `revision`: what the settings were read at. */
type SaveAccess = { access: AppAccess; revision: number; by: TeamViewer }

/**
 * Sets who may open the app, whole and at once, and keeps who did it and when. Throws `invalid` where the settings
 * contradict themselves or name what is not the app's own, `stale_revision` where somebody else has set others since.
 */
export async function saveAccess(ctx: Ctx, { access, revision, by }: SaveAccess): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const app = await lockApp(tx)
    if (app.access_revision !== revision) throw await staleRevision(tx)
    await judgeAccess({ db: tx, services: ctx.services }, access, app.access)
    await judgeProviders(tx, access)
    await updateAccess(tx, access)
    await noteAccessChange(tx, { before: app.access, access, by, changed_at: ctx.now() })
    await emit('apps.access_changed', { app_id: app.id, access_epoch: app.access_epoch + 1 })
    await raiseAppVersion(tx, app.id)
  })
}

async function staleRevision(tx: AppTx): Promise<CallError> {
  const [last] = await listAccessChangesOf(tx, 1)
  const changed_by = last?.team_member_name ?? ''
  const params = last ? { changed_by, changed_at: last.changed_at.toISOString() } : {}
  return new CallError('stale_revision', params)
}
