import { editProgramWeeks as call } from '@foyer/contract/pages/edit-program-weeks'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { editWeeks } from '../commands/edit-weeks.ts'
import { presentWeeks } from '../present-weeks.ts'
import { findProgram } from '../weeks.ts'

export const editProgramWeeksRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ exists: (await findProgram(ctx.db, input.id)) !== null })
    const { id: program_id, ...edit } = input
    const created_page_ids = await editWeeks(ctx, { ...edit, program_id, by: viewer.name })
    return { ...(await presentWeeks(ctx, program_id)), created_page_ids }
  },
)
