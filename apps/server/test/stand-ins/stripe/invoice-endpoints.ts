import { require, voidInvoice } from './bank.ts'
import { endpoint, noParams, type Endpoint } from './endpoint.ts'
import { presentInvoice } from './present.ts'
import { StandInError } from './refusals.ts'

/** What Foyer does with an invoice that is not going to be paid. */
export const invoiceEndpoints: readonly Endpoint[] = [
  endpoint('POST', /^\/v1\/invoices\/(in_\w+)\/void$/, noParams, (bank, id) => {
    const invoice = require(bank.invoices, id)
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw new StandInError(400, 'invalid_request_error', 'invoice_not_editable')
    voidInvoice(bank, invoice)
    return presentInvoice(bank, invoice)
  }),
]
