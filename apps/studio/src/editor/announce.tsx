import { Announcement } from '@foyer/ui'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => undefined)

/** Announces to screen readers what was moved, added or removed; the last text stays until the next one. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  )
  // A trailing space makes the same text a new message for screen readers.
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

/** Returns a function that announces a text. Without an `Announcer` it does nothing. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
