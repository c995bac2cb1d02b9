import { listInvoices as call } from '@foyer/contract/commerce/list-invoices'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentInvoiceSummary } from '../invoices/present-invoice.ts'
import { listMemberInvoices } from '../repository/invoices.ts'

export const listInvoicesRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const rows = await listMemberInvoices(ctx.db, viewer.subscriber_id)
  return { items: rows.map(presentInvoiceSummary) }
})
