import { changeField as call } from '@foyer/contract/pages/change-field'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { changeField } from '../commands/change-field.ts'

export const changeFieldRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return changeField(ctx, input, viewer.name)
  },
)
