import { MISSED_DAYS } from '@foyer/contract/apps/domain-shapes'
import type { Ctx } from '#platform/context.ts'
import { lockApp } from '../repository.ts'
import { countMiss, findDomain, listDomains, noteCheck, type DomainRow } from './domains.ts'
import { tellDomainMissing, tellDomainReleased } from './domain-mails.ts'
import { lookForProof, type ProofSeen } from './proof.ts'
import { releaseDomain } from './release-domain.ts'

/**
 * Looks again at the proof of every domain that the app has. The first day without it is told to the owners, the
 * seventh in a row releases the domain. A name system that does not answer says nothing about anybody's domain.
 */
export async function recheckDomains(ctx: Ctx): Promise<void> {
  const proven = (await listDomains(ctx.db, ctx.app.id)).filter(({ verified_at }) => verified_at !== null)
  const checks: { row: DomainRow; seen: ProofSeen }[] = []
  for (const row of proven) checks.push({ row, seen: await lookForProof(ctx.services.dns, row) })
  for (const check of checks) await settle(ctx, check)
}

function settle(ctx: Ctx, { row, seen }: { row: DomainRow; seen: ProofSeen }): Promise<void> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const problem = seen === 'found' ? null : seen
    await noteCheck(tx, { id: row.id, now, problem })
    if (problem === null || problem === 'dns_unreachable') return
    const missed = await countMiss(tx, row.id, now)
    const current = await findDomain(tx, app.id, row.id)
    if (missed === null || !current) return
    if (missed >= MISSED_DAYS) {
      await releaseDomain(ctx, tx, app, current)
      await tellDomainReleased(ctx, tx, current)
    } else if (missed === 1) await tellDomainMissing(ctx, tx, current)
  })
}
