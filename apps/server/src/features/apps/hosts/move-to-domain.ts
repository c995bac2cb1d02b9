import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp } from '../repository.ts'
import { setPrimaryDomain } from './domains.ts'

/**
 * Moves the app's pages to a proven domain, or back to its slug. Returns false when the domain is not proven.
 * Idempotent.
 */
export function moveToDomain(
  ctx: Ctx,
  { domain, by }: { domain: string | null; by: TeamViewer },
): Promise<boolean> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (app.primary_domain === domain) return true
    if (!(await setPrimaryDomain(tx, domain))) return false
    await writeLog(ctx, tx, {
      action: 'app_address_chosen',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: domain ?? app.slug },
    })
    await bumpAppVersion(tx, app.id)
    return true
  })
}
