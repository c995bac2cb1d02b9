import { MAX_MISSED_DAYS } from '@foyer/contract/apps/domain-shapes'
import type { Ctx } from '#platform/context.ts'
import { lockApp } from '../repository.ts'
import { recordMissedCheck, findDomain, listDomains, recordCheck, type DomainRow } from './domains.ts'
import { notifyDomainMissing, notifyDomainReleased } from './domain-mails.ts'
import { checkProof, type ProofResult } from './domain-proof.ts'
import { releaseDomain } from './release-domain.ts'

/**
 * Looks again at the proof of every domain that the app has. The first day without it is told to the owners, the
 * seventh in a row releases the domain. A name system that does not answer says nothing about anybody's domain.
 */
export async function recheckDomains(ctx: Ctx): Promise<void> {
  const verified = (await listDomains(ctx.db, ctx.app.id)).filter(({ verified_at }) => verified_at !== null)
  const checks: { row: DomainRow; result: ProofResult }[] = []
  for (const row of verified) checks.push({ row, result: await checkProof(ctx.services.dns, row) })
  for (const check of checks) await applyResult(ctx, check)
}

function applyResult(ctx: Ctx, { row, result }: { row: DomainRow; result: ProofResult }): Promise<void> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const problem = result === 'found' ? null : result
    await recordCheck(tx, { id: row.id, now, problem })
    if (problem === null || problem === 'dns_unreachable') return
    const missed_days = await recordMissedCheck(tx, row.id, now)
    const current = await findDomain(tx, app.id, row.id)
    if (missed_days === null || !current) return
    if (missed_days >= MAX_MISSED_DAYS) {
      await releaseDomain(ctx, tx, app, current)
      await notifyDomainReleased(ctx, tx, current)
    } else if (missed_days === 1) await notifyDomainMissing(ctx, tx, current)
  })
}
