import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { endAllSessions } from '../../identity/index.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp } from '../repository.ts'
import { claimSlug, moveToSlug, findTakenSlugs } from './slugs.ts'

type Outcome = 'changed' | 'slug_taken' | 'conflict'

/**
 * Moves the app to another slug and signs everyone out, because sessions belong to the old host. On a conflict the
 * first change wins and the other is refused.
 */
export async function changeSlug(ctx: Ctx, { slug, by }: { slug: string; by: TeamViewer }): Promise<Outcome> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (app.slug !== ctx.app.slug) return 'conflict'
    if (app.slug === slug) return 'changed'
    const now = ctx.services.clock.now()
    if (!(await claimSlug(tx, slug)) || (await findTakenSlugs(tx, [slug], { now, app_id: app.id })).size > 0)
      return 'slug_taken'
    await moveToSlug(tx, { from: app.slug, to: slug, now })
    await endAllSessions(ctx, tx)
    await writeLog(ctx, tx, {
      action: 'app_slug_changed',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: slug },
    })
    await bumpAppVersion(tx, app.id)
    return 'changed'
  })
}
