import { listRuleValues as call } from '@foyer/contract/library/list-rule-values'
import { implement } from '#platform/http/implement.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'
import { readRuleValues } from '../rule-values.ts'

export const listRuleValuesRoute = implement(
  call,
  libraryPolicy.useStudio,
  async ({ input: { content_type }, ctx, authorize, fail }) => {
    authorize()
    if (!LISTED_TYPES.has(content_type)) throw fail('not_found')
    return readRuleValues(ctx, content_type)
  },
)
