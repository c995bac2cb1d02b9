import { grantEntitlement as call } from '@foyer/contract/access/grant-entitlement'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { accessReferencesNeed } from '../../apps/index.ts'
import { grant, type Subject } from '../commands/grant.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'
import { presentEntry } from '../presenter.ts'
import { findNode } from '../repository/nodes.ts'
import { loadTitles } from '../load-titles.ts'

export const grantEntitlementRoute = implement(
  call,
  accessPolicy.changeMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id, product_id, page_id, cause, ends_at, note } = input
    authorize({ exists: (await findMember(ctx, subscriber_id)) !== null })
    const subject = parseSubject(product_id, page_id)
    if (!subject) throw fail('nothing_to_grant')
    if (
      product_id &&
      !(await ctx.services.need(accessReferencesNeed).findExistingProducts(ctx.db, [product_id])).has(
        product_id,
      )
    ) {
      throw invalidField('product_id', 'unknown_product')
    }
    if (page_id) {
      const node = await findNode(ctx.db, page_id)
      if (!node) throw invalidField('page_id', 'unknown_page')
      if (!node.is_private) throw invalidField('page_id', 'page_not_private')
    }

    const now = ctx.now()
    if (ends_at !== null && new Date(ends_at) <= now) throw invalidField('ends_at', 'date_in_past')
    const { row } = await ctx.write((tx, emit) =>
      grant(tx, emit, {
        ...subject,
        subscriber_id,
        note,
        now,
        starts_at: now,
        cause,
        cause_id: newId(),
        ends_at: ends_at === null ? null : new Date(ends_at),
        actor_id: viewer.team_member_id,
      }),
    )
    return presentEntry(row, await loadTitles(ctx, [row]), { status: 'held' })
  },
)

/** Exactly one of the two may be named. */
function parseSubject(product_id: string | null, page_id: string | null): Subject | null {
  if (product_id !== null && page_id === null) return { product_id }
  return page_id !== null && product_id === null ? { page_id } : null
}
