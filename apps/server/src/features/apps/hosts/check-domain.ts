import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { raiseAppVersion } from '../app-version.ts'
import { lockApp } from '../repository.ts'
import { noteCheck, takeDomain, type DomainRow } from './domains.ts'
import { lookForProof } from './proof.ts'

/** Looks for the proof at this moment; where it stands and nobody else has the domain, it is the app's. */
export async function checkDomain(ctx: Ctx, row: DomainRow, by: TeamViewer): Promise<void> {
  const seen = await lookForProof(ctx.services.dns, row)
  const now = ctx.services.clock.now()
  await ctx.write(async (tx) => {
    if (seen !== 'found') return noteCheck(tx, { id: row.id, now, problem: seen })
    if (row.verified_at) return noteCheck(tx, { id: row.id, now, problem: null })
    const app = await lockApp(tx)
    if (!(await takeDomain(tx, row, now))) return noteCheck(tx, { id: row.id, now, problem: 'domain_taken' })
    await writeLog(ctx, tx, {
      ...{ action: 'app_domain_proven', acting: by, app_id: app.id },
      subject: { kind: 'app', id: app.id, name: row.domain },
    })
    await raiseAppVersion(tx, app.id)
  })
}
