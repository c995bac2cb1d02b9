import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { bumpAppVersion } from '../app-version.ts'
import { validateAccess, validateProviders } from '../validate-access.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { findAccessChanges, lockApp, updateAccess } from '../repository.ts'

/** `revision`: what the settings were read at. */
type SaveAccess = { access: AppAccess; revision: number; by: TeamViewer }

/**
 * Replaces the app's access settings and logs who changed them. Throws `invalid` when the settings conflict or name
 * something of another app, `stale_revision` when they were changed since they were read.
 */
export async function saveAccess(ctx: Ctx, { access, revision, by }: SaveAccess): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const app = await lockApp(tx)
    if (app.access_revision !== revision) throw await createStaleError(tx)
    await validateAccess({ db: tx, services: ctx.services }, access, app.access)
    await validateProviders(tx, access)
    await updateAccess(tx, access)
    await recordAccessChange(tx, { before: app.access, access, by, changed_at: ctx.now() })
    await emit('apps.access_changed', { app_id: app.id, access_epoch: app.access_epoch + 1 })
    await bumpAppVersion(tx, app.id)
  })
}

async function createStaleError(tx: AppTx): Promise<CallError> {
  const [last] = await findAccessChanges(tx, 1)
  const changed_by = last?.team_member_name ?? ''
  const params = last ? { changed_by, changed_at: last.changed_at.toISOString() } : {}
  return new CallError('stale_revision', params)
}
