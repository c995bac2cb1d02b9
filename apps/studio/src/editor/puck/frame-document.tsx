import { PageHostProvider, type PageHost } from '@foyer/content/views'
import type { AppTheme, Mode } from '@foyer/domain/theme'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { dressFrame, nameFrame } from './dress-frame.ts'

/** What the document inside of the frame shows. */
export type FrameLook = {
  readonly host: PageHost
  readonly theme: AppTheme
  readonly mode: Mode
  readonly title: string
  /** Told once, as soon as the document is there. */
  readonly onDocument: (document: Document) => void
}

const FrameLookContext = createContext<FrameLook | null>(null)

/** Hands the look to the frame, past the canvas, which draws it. */
export const FrameLookProvider = FrameLookContext

/**
 * The document inside of the frame: the owner's theme, the member's language, a title. All of it is set as attributes
 * and properties, so that no policy against inline styles stands in the way.
 */
export function FrameDocument(props: { readonly children: ReactNode; readonly document?: Document }) {
  const look = useContext(FrameLookContext)
  if (!look) throw new Error('The frame was drawn outside of the canvas.')
  const { theme, mode, title, host, onDocument } = look
  const { document } = props

  useLayoutEffect(() => {
    if (document) nameFrame(document, title)
  }, [document, title])

  useLayoutEffect(() => {
    if (document) dressFrame(document, theme, mode, host.locale)
  }, [document, theme, mode, host.locale])

  useLayoutEffect(() => {
    if (document) onDocument(document)
  }, [document, onDocument])

  return <PageHostProvider value={host}>{props.children}</PageHostProvider>
}
