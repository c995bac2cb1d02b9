import { getPageAccess as call } from '@foyer/contract/access/get-page-access'
import { chainOf, explainAccess } from '@foyer/domain/access'
import { implement } from '#platform/http/implement.ts'
import { loadAccessFacts } from '../facts.ts'
import { findMember } from '../find-member.ts'
import { accessPolicy } from '../policy.ts'
import { pageTitlesPort } from '../ports.ts'
import { presentRules } from '../presenter.ts'

export const getPageAccessRoute = implement(
  call,
  accessPolicy.readMember,
  async ({ input, ctx, authorize }) => {
    const member = await findMember(ctx, input.subscriber_id)
    const now = input.at === undefined ? ctx.now() : new Date(input.at)
    const facts = await loadAccessFacts(ctx.db, member, [input.page_id], now)
    authorize({ exists: member !== null && facts.nodes.has(input.page_id) })

    const { access, time_zone } = ctx.app
    const chain = chainOf(input.page_id, facts.nodes)
    const explanation = explainAccess(access, chain, facts.viewer, now.toISOString(), time_zone)
    const titles = await pageTitlesPort.use().titlesOf(
      ctx.db,
      chain.map((node) => node.page_id),
    )
    const { decision } = explanation
    return {
      granted: decision.granted,
      reason: decision.granted ? null : decision.reason,
      available_after: decision.granted ? null : (decision.available_after ?? null),
      rules: presentRules(explanation, titles),
    }
  },
)
