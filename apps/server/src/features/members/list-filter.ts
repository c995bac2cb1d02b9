import type { ParsedInputOf } from '@foyer/contract'
import type { listMembers } from '@foyer/contract/members/list-members'
import type { Ctx } from '../../platform/context.ts'
import { memberConditions } from './member-conditions.ts'
import type { MemberFilter } from './repository/narrow-members.ts'

type Asked = Omit<Partial<ParsedInputOf<typeof listMembers>>, 'cursor' | 'limit' | 'sort'>

/** What the owner asked for, by the app's clock and in its language. */
export function filterOf(ctx: Ctx, asked: Asked = {}): MemberFilter {
  const { term, status, view, program, language, seen } = asked
  return {
    ...{ term, status },
    of_app: {
      ...{ view, program, language, seen, now: ctx.now() },
      default_language: ctx.app.default_locale,
      conditions: ctx.services.need(memberConditions),
    },
  }
}
