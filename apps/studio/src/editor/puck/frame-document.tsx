import { PageHostProvider, type PageHost } from '@foyer/content/views'
import { type AppTheme, type Mode, themeAttributes, themeVariables } from '@foyer/domain/theme'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { directionOf } from '@foyer/i18n'
import type { LevelStep } from '../inspector/levels.ts'
import type { BlockPlace } from '../state/blocks.ts'

/** How questions of a form are chosen and added on the canvas. */
export type FormCanvas = {
  /** The item that is open in the inspector. */
  readonly path: readonly LevelStep[]
  readonly onOpen: (group_id: string, question_id: string) => void
  /** Adds a question below another one, or at the end. */
  readonly onAdd: (group_id: string | null, below: string | null) => void
}

/** What the document inside of the frame shows. */
export type FrameContextValue = {
  readonly host: PageHost
  readonly theme: AppTheme
  readonly mode: Mode
  readonly title: string
  /** The selected blocks where there are several. */
  readonly several: ReadonlySet<string>
  /** Opens the picker for an empty slot. */
  readonly onInsert: (place: BlockPlace) => void
  readonly form: FormCanvas
  /** Called once when the document is available. */
  readonly onDocument: (document: Document) => void
}

const FrameContext = createContext<FrameContextValue | null>(null)

/** Returns what inserts a block into an empty slot. */
export function useInsert(): FrameContextValue['onInsert'] {
  const frame_context = useContext(FrameContext)
  if (!frame_context) throw new Error('A slot was drawn outside of the canvas.')
  return frame_context.onInsert
}

/** Returns how questions are chosen and added; null in pictures of a page, such as templates. */
export function useFormCanvas(): FormCanvas | null {
  return useContext(FrameContext)?.form ?? null
}

/** Whether a block is one of several that are selected. */
export function useIsOneOfSeveral(block_id: string): boolean {
  return useContext(FrameContext)?.several.has(block_id) ?? false
}

/** Provides theme and locale to the frame by context, because the canvas in between renders it. */
export const FrameProvider = FrameContext

/**
 * The document inside the frame: the owner's theme, the member's locale and a title, set as attributes and
 * properties so that no content security policy blocks inline styles.
 */
export function FrameDocument(props: { readonly children: ReactNode; readonly document?: Document }) {
  const frame_context = useContext(FrameContext)
  if (!frame_context) throw new Error('The frame was drawn outside of the canvas.')
  const { theme, mode, title, host, onDocument } = frame_context
  const { document } = props

  useLayoutEffect(() => {
    if (document) setFrameTitle(document, title)
  }, [document, title])

  useLayoutEffect(() => {
    if (document) applyFrameTheme(document, theme, mode, host.locale)
  }, [document, theme, mode, host.locale])

  useLayoutEffect(() => {
    if (document) onDocument(document)
  }, [document, onDocument])

  return <PageHostProvider value={host}>{props.children}</PageHostProvider>
}

/**
 * Applies the owner's theme and the member's locale to the frame, as attributes and properties without a style
 * element.
 */
export function applyFrameTheme(frame: Document, theme: AppTheme, mode: Mode, locale: string): void {
  const { body } = frame
  const attributes = { ...themeAttributes(theme, mode), 'data-mode': mode }
  for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value)
  for (const [name, value] of Object.entries(themeVariables(theme, mode))) body.style.setProperty(name, value)
  body.lang = locale
  body.dir = directionOf(locale)
}

/** Names the frame and the document in it, for screen readers. */
function setFrameTitle(frame: Document, title: string): void {
  frame.title = title
  frame.defaultView?.frameElement?.setAttribute('title', title)
}
