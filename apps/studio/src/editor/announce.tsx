import { Announcement } from '@foyer/ui'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Says to screen readers what has just moved, been added or gone; the last words stay until the next ones. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  // The same words twice are two messages: a trailing space makes them differ.
  const words = useMemo(() => said.text + (said.count % 2 === 0 ? '' : '\u00a0'), [said])
  return (
    <AnnounceContext value={announce}>
      {children}
      <Announcement>{words}</Announcement>
    </AnnounceContext>
  )
}

/** Says something aloud. Outside of an `Announcer` nobody hears it. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
