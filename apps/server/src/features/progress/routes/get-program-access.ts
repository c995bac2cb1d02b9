import { getProgramAccess as call } from '@foyer/contract/progress/get-program-access'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { presentDecision } from '../../access/index.ts'
import { describeDecision } from '../../pages/index.ts'
import { findProgram } from '../program.ts'

export const getProgramAccessRoute = implement(call, anyone, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { site, decision } = await findProgram(ctx, viewer, input.id)
  return presentDecision(await describeDecision(ctx, site, viewer, decision), ctx.app.time_zone)
})
