import { getMyContent as call } from '@foyer/contract/library/get-my-content'
import { implement } from '../../../platform/http/implement.ts'
import { anyMember } from '../../../platform/http/policies.ts'
import { readMyPages } from '../my-content.ts'
import { heldProductsPort } from '../ports.ts'

export const getMyContentRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [purchased_products, pages] = await Promise.all([
    heldProductsPort.use().heldProducts(ctx, viewer.subscriber_id),
    readMyPages(ctx, viewer),
  ])
  return { purchased_products, ...pages, has_form_submissions: false }
})
