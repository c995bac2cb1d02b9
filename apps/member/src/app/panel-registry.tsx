import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { lazyRoom } from '../platform/texts/lazy-room.tsx'
import { roomStates } from './room-states.tsx'

/** What a panel gets: its own query, and how to close it. */
export type PanelProps = { query: Readonly<Record<string, string>>; close: () => void }

type Shown = { onShown: () => void }

/** Tells once a panel is on screen. */
function telling(Panel: ComponentType<PanelProps>): ComponentType<PanelProps & Shown> {
  return function TellingPanel({ onShown, ...props }) {
    const tell = useEffectEvent(onShown)
    useEffect(() => tell(), [])
    return <Panel {...props} />
  }
}

/** The panels by the name in the hash that opens them. */
export const panels: Readonly<Record<string, ComponentType<PanelProps & Shown>>> = {
  auth: lazyRoom(
    async () => telling((await import('../features/identity/auth-pane.tsx')).AuthPane),
    ['auth', 'auth_providers', 'passkeys'],
    roomStates.panel,
  ),
  checkout: lazyRoom(
    async () => telling((await import('../features/commerce/checkout-pane.tsx')).CheckoutPane),
    ['checkout'],
    roomStates.panel,
  ),
  profile: lazyRoom(
    async () => telling((await import('../features/directory/profile-pane.tsx')).ProfilePane),
    ['people', 'account'],
    roomStates.panel,
  ),
  why: lazyRoom(
    async () => telling((await import('../features/pages/why-pane.tsx')).WhyPane),
    ['why'],
    roomStates.panel,
  ),
}
