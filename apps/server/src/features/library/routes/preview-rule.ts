import { previewRule as call } from '@foyer/contract/library/preview-rule'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'
import { previewRule } from '../preview-rule.ts'

export const previewRuleRoute = implement(
  call,
  libraryPolicy.useStudio,
  async ({ input, ctx, authorize }) => {
    authorize()
    if (!LISTED_TYPES.has(input.content_type)) throw invalidField('content_type', 'unknown_option')
    return previewRule(ctx, input)
  },
)
