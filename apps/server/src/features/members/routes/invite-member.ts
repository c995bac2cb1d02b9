import { productLookupNeed } from '../needs.ts'
import { inviteMember } from '@foyer/contract/members/invite-member'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { inviteToApp } from '../commands/member-invitations.ts'
import { limitAttempts, readEmail, readName } from '../../identity/index.ts'
import { presentInvitation } from '../present-invitation.ts'

export const inviteMemberRoute = implement(
  inviteMember,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { product_ids } = input
    const email = readEmail(input.email)
    const name = input.name?.trim() ? readName(input.name) : ''
    const titles = await ctx.services.need(productLookupNeed).findTitles(ctx.db, product_ids)
    const unknown = product_ids.findIndex((id) => !titles.has(id))
    if (unknown >= 0) throw invalidField(`product_ids.${unknown}`, 'unknown_product')

    await limitAttempts(ctx, ['invitation'], email)
    const created = await inviteToApp(ctx, viewer, { email, name, product_ids })
    if (typeof created === 'string') throw fail(created)
    return presentInvitation(created, { now: ctx.services.clock.now(), titles })
  },
)
