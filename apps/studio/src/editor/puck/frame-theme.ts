import { themeAttributes, themeVariables, type AppTheme, type Mode } from '@foyer/domain/theme'
import { directionOf } from '@foyer/i18n'

/** Puts the owner's theme and the member's language on the frame, as attributes and properties: no style element. */
export function applyFrameTheme(frame: Document, theme: AppTheme, mode: Mode, locale: string): void {
  const { body } = frame
  const attributes = { ...themeAttributes(theme, mode), 'data-mode': mode }
  for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value)
  for (const [name, value] of Object.entries(themeVariables(theme, mode))) body.style.setProperty(name, value)
  body.lang = locale
  body.dir = directionOf(locale)
}

/** Names the frame and the document in it, for screen readers. */
export function setFrameTitle(frame: Document, title: string): void {
  frame.title = title
  frame.defaultView?.frameElement?.setAttribute('title', title)
}
