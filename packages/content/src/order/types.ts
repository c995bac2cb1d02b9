import type { OutputFor } from '@foyer/contract/client'

/** What is sold, as buyers see it. */
export type Product = OutputFor<'commerce.getProduct'>
export type Version = Product['versions'][number]
/** What an order comes to. */
export type Preview = Omit<
  OutputFor<'commerce.previewOrder'>,
  'owned_parts' | 'needs_waiver' | 'needs_start_request'
>
export type Interval = NonNullable<Version['interval']>
