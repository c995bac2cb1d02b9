// One file for three small screens: each file that the app loads by itself makes its entry larger.
export { BillingScreen } from './billing-screen.tsx'
export { InvoiceScreen } from './invoice-screen.tsx'
export { InvoicesScreen } from './invoices-screen.tsx'
export { WithdrawScreen } from '../withdraw/withdraw-screen.tsx'
