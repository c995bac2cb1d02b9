import type { Ctx } from '#platform/context.ts'
import { asApp } from '#platform/database/as-app.ts'
import { releaseMail } from '#platform/mail/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { renewalsNeed } from '../needs.ts'
import { lockApp } from '../repository.ts'
import { markDeleted, restoreDeleted, type DeletedRow } from './deleted-apps.ts'
import { notifyDeleted } from './deletion-mails.ts'

/** Deletes the app for everyone at once and notifies the team. Idempotent. */
export function deleteApp(ctx: Ctx, by: TeamViewer): Promise<DeletedRow | 'app_has_subscriptions'> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (app.deleted_at) return { ...app, deleted_at: app.deleted_at }
    if ((await ctx.services.need(renewalsNeed).countRenewing(tx)) > 0) return 'app_has_subscriptions'
    const deleted_at = ctx.services.clock.now()
    await markDeleted(tx, deleted_at)
    await notifyDeleted(ctx, tx, { deleted_at, by: by.name })
    await writeLog(ctx, tx, {
      action: 'app_deleted',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: app.name },
    })
    await bumpAppVersion(tx, app.id)
    tx.afterCommit(() => ctx.services.realtime.recheck(app.id, null))
    return { ...app, deleted_at }
  })
}

/**
 * Restores a deleted app with its held mails, unless it is switched off. Returns its slug, or null when there is
 * none to restore.
 */
export function restoreApp(ctx: Ctx, { id, by }: { id: string; by: TeamViewer }): Promise<string | null> {
  const { account_id } = by
  return ctx.write((outer) =>
    asApp(outer, id, async (tx) => {
      const app = await restoreDeleted(tx, { id, account_id, now: ctx.services.clock.now() })
      if (!app) return null
      if (!app.is_off) await releaseMail(tx, id)
      await writeLog(ctx, tx, {
        action: 'app_restored',
        actor: by,
        app_id: id,
        subject: { kind: 'app', id, name: app.name },
      })
      await bumpAppVersion(tx, app.id)
      return app.slug
    }),
  )
}
