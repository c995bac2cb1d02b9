import { copyProgramWeek as call } from '@foyer/contract/pages/copy-program-week'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { copyWeek } from '../commands/copy-week.ts'
import { presentWeeks } from '../present-weeks.ts'
import { findProgram } from '../weeks.ts'

export const copyProgramWeekRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ exists: (await findProgram(ctx.db, input.id)) !== null })
    const { id: program_id, ...copy } = input
    const copied = await copyWeek(ctx, { ...copy, program_id, by: viewer.name })
    return { ...(await presentWeeks(ctx, program_id)), ...copied }
  },
)
