import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp } from '../repository.ts'
import { recordCheck, claimDomain, type DomainRow } from './domains.ts'
import { checkProof } from './domain-proof.ts'

/** Checks the DNS proof now. When it is there and no other app has the domain, the domain becomes the app's. */
export async function checkDomain(ctx: Ctx, row: DomainRow, by: TeamViewer): Promise<void> {
  const result = await checkProof(ctx.services.dns, row)
  const now = ctx.services.clock.now()
  await ctx.write(async (tx) => {
    if (result !== 'found') return recordCheck(tx, { id: row.id, now, problem: result })
    if (row.verified_at) return recordCheck(tx, { id: row.id, now, problem: null })
    const app = await lockApp(tx)
    if (!(await claimDomain(tx, row, now)))
      return recordCheck(tx, { id: row.id, now, problem: 'domain_taken' })
    await writeLog(ctx, tx, {
      action: 'app_domain_proven',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: row.domain },
    })
    await bumpAppVersion(tx, app.id)
  })
}
