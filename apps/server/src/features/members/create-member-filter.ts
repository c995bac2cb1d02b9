import type { ParsedInputOf } from '@foyer/contract'
import type { listMembers } from '@foyer/contract/members/list-members'
import type { Ctx } from '../../platform/context.ts'
import { memberConditions } from './member-conditions.ts'
import type { MemberFilter } from './repository/filter-members.ts'

type FilterInput = Omit<Partial<ParsedInputOf<typeof listMembers>>, 'cursor' | 'limit' | 'sort'>

/** Returns the filter for the owner's input, with the app's clock and locale. */
export function createMemberFilter(ctx: Ctx, input: FilterInput = {}): MemberFilter {
  const { term, status, view, program, product_id, language, seen } = input
  return {
    term,
    status,
    app_filter: {
      view,
      program,
      product_id,
      language,
      seen,
      now: ctx.now(),
      default_language: ctx.app.default_locale,
      conditions: ctx.services.need(memberConditions),
    },
  }
}
