import { Announcement } from '@foyer/ui'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Says to screen readers what has just moved, been added or gone; the last words stay until the next ones. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  )
  // The same words twice are two messages: a trailing space makes them differ.
  const announced_text = useMemo(
    () => announcement.text + (announcement.count % 2 === 0 ? '' : '\u00a0'),
    [announcement],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      <Announcement>{announced_text}</Announcement>
    </AnnounceContext>
  )
}

/** Says something aloud. Outside of an `Announcer` nobody hears it. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
