import { productLookupNeed } from '../needs.ts'
import { listMemberInvitations } from '@foyer/contract/members/list-member-invitations'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { presentInvitation } from '../present-invitation.ts'
import { countMemberInvitations, listMemberInvitationRows } from '../repository/member-invitations.ts'

export const listMemberInvitationsRoute = implement(
  listMemberInvitations,
  anyTeamMember,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { before, limit } = input
    const [rows, total] = await Promise.all([
      listMemberInvitationRows(ctx.db, { before, limit: limit + 1 }),
      countMemberInvitations(ctx.db),
    ])
    const shown = rows.slice(0, limit)
    const product_ids = [...new Set(shown.flatMap((row) => row.product_ids))]
    const titles = await ctx.services.need(productLookupNeed).findTitles(ctx.db, product_ids)
    const now = ctx.services.clock.now()
    return {
      items: shown.map((row) => presentInvitation(row, { now, titles })),
      total,
      next_before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  },
)
