import type { ComponentType } from 'react'
import { lazyRoom } from '../platform/texts/lazy-room.tsx'
import { roomStates } from './room-states.tsx'

/** What a panel gets: its own query, and how to close it. */
export type PanelProps = { query: Readonly<Record<string, string>>; close: () => void }

/** The panels by the name in the hash that opens them. */
export const panels: Readonly<Record<string, ComponentType<PanelProps>>> = {
  auth: lazyRoom(
    async () => (await import('../features/accounts/auth-pane.tsx')).AuthPane,
    ['auth'],
    roomStates.panel,
  ),
  checkout: lazyRoom(
    async () => (await import('../features/commerce/checkout-pane.tsx')).CheckoutPane,
    ['checkout'],
    roomStates.panel,
  ),
}
