import type { ImageRef } from '@foyer/contract/pages/shapes'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** The exercise that the member does in place of another, and how that ends. */
export type HostSwap = { page_id: string; title: string; href: string; cover: ImageRef; reset: () => void }

const SwapContext = createContext<HostSwap | null>(null)

/** Provides the swap of an exercise to what is drawn of it. */
export function SwapProvider({ swap, children }: { swap: HostSwap; children: ReactNode }): ReactNode {
  return <SwapContext value={swap}>{children}</SwapContext>
}

/** The swap of the exercise that is drawn; null without one. */
export function useSwap(): HostSwap | null {
  return useContext(SwapContext)
}
