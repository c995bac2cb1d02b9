import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { findPanelThread } from '../features/messaging/people/panel-thread.ts'
import { isId, type HashEntry } from '../platform/routing/hash.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { featureStates } from './feature-states.tsx'

/** What a panel gets: its own query, and how to close it. */
export type PanelProps = { query: Readonly<Record<string, string>>; close: () => void }

type Query = PanelProps['query']

/** Whether a panel's query names what the panel shows. Another address opens nothing. */
const accepts: Readonly<Record<string, (query: Query) => boolean>> = {
  auth: () => true,
  checkout: ({ ids = '' }) => ids.split(',').some((id) => isId(id.trim())),
  profile: ({ user = '' }) => user === '' || isId(user),
  participants: isOfThread,
  renaming: isOfThread,
  members: isOfThread,
  why: ({ page = '' }) => isId(page),
  form: ({ id = '' }) => isId(id),
  overlay: ({ id = '' }) => isId(id),
  lightbox: ({ action = '' }) => isId(action),
}

/** Panels of a thread name it, or are opened on its screen. */
function isOfThread(query: Query): boolean {
  return findPanelThread(query, location.pathname) !== null
}

/** Whether an entry of the hash opens a panel. */
export function canOpen({ name, query }: HashEntry): boolean {
  return accepts[name]?.(query) ?? false
}

type OnShown = { onShown: () => void }

/** Calls `onShown` once the panel is on screen. */
function withOnShown(Panel: ComponentType<PanelProps>): ComponentType<PanelProps & OnShown> {
  return function TellingPanel({ onShown, ...props }) {
    const notify = useEffectEvent(onShown)
    useEffect(() => notify(), [])
    return <Panel {...props} />
  }
}

/** The panels by the name in the hash that opens them; a lightbox is rendered by the page with its picture. */
export const panels: Readonly<Record<string, ComponentType<PanelProps & OnShown>>> = {
  auth: lazyFeature(
    async () => withOnShown((await import('../features/identity/components/auth-pane.tsx')).AuthPane),
    ['auth', 'auth_providers', 'passkeys'],
    featureStates.panel,
  ),
  checkout: lazyFeature(
    async () => withOnShown((await import('../features/commerce/checkout-pane.tsx')).CheckoutPane),
    ['checkout'],
    featureStates.panel,
  ),
  profile: lazyFeature(
    async () => withOnShown((await import('../features/directory/profile-pane.tsx')).ProfilePane),
    ['people', 'account'],
    featureStates.panel,
  ),
  participants: lazyFeature(
    async () =>
      withOnShown((await import('../features/messaging/people/thread-panels.tsx')).ParticipantsPanel),
    ['inbox', 'messages'],
    featureStates.panel,
  ),
  renaming: lazyFeature(
    async () => withOnShown((await import('../features/messaging/people/thread-panels.tsx')).RenamingPanel),
    ['inbox', 'messages'],
    featureStates.panel,
  ),
  members: lazyFeature(
    async () => withOnShown((await import('../features/messaging/people/thread-panels.tsx')).MembersPanel),
    ['inbox', 'messages'],
    featureStates.panel,
  ),
  why: lazyFeature(
    async () =>
      withOnShown((await import('../features/pages/components/access-reasons-pane.tsx')).AccessReasonsPane),
    ['why'],
    featureStates.panel,
  ),
  form: lazyFeature(
    async () => withOnShown((await import('../features/forms/form-panel.tsx')).FormPanel),
    ['forms'],
    featureStates.panel,
  ),
  overlay: lazyFeature(
    async () => withOnShown((await import('../features/pages/components/overlay-pane.tsx')).OverlayPane),
    ['page'],
    featureStates.panel,
  ),
}
