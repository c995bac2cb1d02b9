import { revokeEntitlement as call } from '@foyer/contract/access/revoke-entitlement'
import { implement } from '#platform/http/implement.ts'
import { revoke, type Revocation } from '../commands/revoke.ts'
import { findMember } from '../find-member.ts'
import { accessPolicy } from '../policy.ts'
import { presentEntry } from '../presenter.ts'
import { isRevoked, lockEntitlement, type EntitlementRow } from '../repository/ledger.ts'
import { titlesOf } from '../titles.ts'

export const revokeEntitlementRoute = implement(
  call,
  accessPolicy.changeMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id, entitlement_id, note } = input
    authorize({ exists: (await findMember(ctx, subscriber_id)) !== null })
    const row = await ctx.write(async (tx, emit) => {
      const granted = await lockEntitlement(tx, subscriber_id, entitlement_id)
      if (!granted) throw fail('not_found')
      if (granted.kind === 'revocation' || (await isRevoked(tx, granted))) throw fail('already_revoked')
      const now = ctx.now()
      const wish = revocationOf(granted, { at: now > granted.starts_at ? now : granted.starts_at, now })
      return (await revoke(tx, emit, { ...wish, note, actor_id: viewer.team_member_id })).row
    })
    return presentEntry(row, await titlesOf(ctx.db, [row]))
  },
)

function revocationOf(granted: EntitlementRow, when: { at: Date; now: Date }): Revocation {
  const { subscriber_id, product_id, page_id, cause, cause_id } = granted
  const about = { ...when, subscriber_id, cause, cause_id, reason: 'manual' as const }
  return product_id === null ? { ...about, page_id: page_id ?? '' } : { ...about, product_id }
}
