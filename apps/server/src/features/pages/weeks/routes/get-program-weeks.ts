import { getProgramWeeks as call } from '@foyer/contract/pages/get-program-weeks'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentWeeks } from '../present-weeks.ts'
import { findProgram } from '../weeks.ts'

export const getProgramWeeksRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize }) => {
    authorize({ exists: (await findProgram(ctx.db, input.id)) !== null })
    return presentWeeks(ctx, input.id)
  },
)
