import { previewAccessChange as call } from '@foyer/contract/pages/preview-access-change'
import { implement } from '#platform/http/implement.ts'
import { findConfigurablePage, validateSettings } from '../access-settings.ts'
import { normalizeNode } from '../../drafts/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { previewChange } from '../preview-change.ts'

export const previewAccessChangeRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const page = await findConfigurablePage(ctx, input.id)
    authorize({ exists: page !== null })
    if (!page) throw fail('not_found')
    const node = normalizeNode(page.content_type, input.node)
    await validateSettings(ctx, page, node)
    return previewChange(ctx, page.id, node)
  },
)
