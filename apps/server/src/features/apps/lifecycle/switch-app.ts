import type { Ctx } from '#platform/context.ts'
import { releaseMail } from '#platform/mail/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp } from '../repository.ts'
import { setSwitchedOff } from './switched-off.ts'

/** Switches the app off for everyone but its team, and ends what is open to members. Twice is once. */
export function switchOff(ctx: Ctx, by: TeamViewer): Promise<void> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (app.switched_off_at) return
    await setSwitchedOff(tx, ctx.services.clock.now())
    await writeLog(ctx, tx, {
      action: 'app_switched_off',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: app.name },
    })
    await bumpAppVersion(tx, app.id)
    tx.afterCommit(() => ctx.services.realtime.recheck(app.id, null))
  })
}

/** Switches the app on again and lets the mails go that waited. */
export function switchOn(ctx: Ctx, by: TeamViewer): Promise<void> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (!app.switched_off_at) return
    await setSwitchedOff(tx, null)
    if (!app.deleted_at) await releaseMail(tx, app.id)
    await writeLog(ctx, tx, {
      action: 'app_switched_on',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: app.name },
    })
    await bumpAppVersion(tx, app.id)
  })
}
