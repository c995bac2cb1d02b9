import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { ApiClient } from '@foyer/contract/client'
import type { ToastQueue } from '@foyer/ui'
import { createContext, useContext } from 'react'
import type { Network } from './offline/network.ts'
import type { WriteQueue } from './offline/write-queue.ts'
import type { Preferences } from './preferences.ts'
import type { RealtimeClient } from './realtime/realtime-client.ts'
import type { AppLocation } from './routing/app-location.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Store } from './store.ts'
import type { TextStore } from './texts/text-store.ts'
import type { ColorModeControl } from './theme/color-mode.ts'

/** The services that all features use. */
export interface Platform {
  app: BootApp
  locale: string
  api: ApiClient
  session: SessionStore
  network: Network
  queue: WriteQueue
  toasts: ToastQueue
  preferences: Preferences
  location: AppLocation
  texts: TextStore
  mode: ColorModeControl
  /** The items that the viewer sees; a guest's until a member's own are known. */
  navigation: Store<readonly BootTab[]>
  /** True while the app is on its way to a new version: the global loader shows. */
  is_reloading: Store<boolean>
  /** The socket, loaded at its first use. */
  realtime: () => Promise<RealtimeClient>
}

/** Provides the platform to all components below. */
export const PlatformContext = createContext<Platform | null>(null)

/** The platform in force. Throws outside of its provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('No provider of platforms')
  return platform
}
