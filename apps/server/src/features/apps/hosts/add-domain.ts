import { MAX_DOMAINS } from '@foyer/contract/apps/domain-shapes'
import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { lockApp } from '../repository.ts'
import { insertDomain, listDomains } from './domains.ts'
import { createProof } from './domain-proof.ts'

type Outcome = 'added' | 'domain_added' | 'too_many_domains'

/** Requests a custom domain and creates its proof. A domain can be requested only once, and their number is limited. */
export function addDomain(ctx: Ctx, { domain, by }: { domain: string; by: TeamViewer }): Promise<Outcome> {
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const known = await listDomains(tx, app.id)
    if (known.some((row) => row.domain === domain)) return 'domain_added'
    if (known.length >= MAX_DOMAINS) return 'too_many_domains'
    await insertDomain(tx, { domain, proof: createProof(), now: ctx.services.clock.now() })
    await writeLog(ctx, tx, {
      action: 'app_domain_added',
      actor: by,
      app_id: app.id,
      subject: { kind: 'app', id: app.id, name: domain },
    })
    return 'added'
  })
}
