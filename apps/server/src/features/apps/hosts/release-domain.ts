import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { endAllSessions } from '../../identity/index.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import type { StoredApp } from '../app-row.ts'
import { lockApp } from '../repository.ts'
import { deleteDomain, findDomain, type DomainRow } from './domains.ts'

/**
 * Releases a domain. A proven one signs everyone out, because browsers keep sending the host's cookies to its next
 * owner.
 */
export async function releaseDomain(
  ctx: Pick<Ctx, 'services'>,
  tx: AppTx,
  app: StoredApp,
  row: DomainRow,
): Promise<void> {
  await deleteDomain(tx, row.id)
  if (!row.verified_at) return
  await endAllSessions(ctx, tx)
  await bumpAppVersion(tx, app.id)
}

/** Releases a domain at the owner's request. Idempotent. */
export function removeDomain(ctx: Ctx, { id, by }: { id: string; by: TeamViewer }): Promise<void> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const row = await findDomain(tx, app.id, id)
    if (!row) return
    await releaseDomain(ctx, tx, app, row)
    await writeLog(ctx, tx, {
      action: 'app_domain_removed',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: row.domain },
    })
  })
}
