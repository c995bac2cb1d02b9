import type { InputFor, OutputFor } from '@foyer/contract/client'

export type Product = OutputFor<'commerce.getProduct'>
export type Preview = OutputFor<'commerce.previewOrder'>
export type Intent = OutputFor<'commerce.confirmOrder'> & { saved_cards_secret?: string | null }
export type Subscription = OutputFor<'commerce.listSubscriptions'>['items'][number]
export type SandboxCard = InputFor<'commerce.confirmSandboxPayment'>['card']
