import { contrastRatio } from './contrast.ts'

/** The text of each mode, about as the themes have it. */
const INKS = { light: '#111111', dark: '#ffffff' } as const
const READABLE = 4.5

/** The lighter text of each mode, such as below titles. */
const SECONDARY_INKS = { light: '#454545', dark: '#d6d6d6' } as const

/**
 * The color mode of a page with a background of its own: the owner's if its text is readable there, else the one that
 * is. Without a background the owner's choice stands.
 */
export function choosePageMode(
  mode: 'light' | 'dark' | null,
  background: string | null,
): 'light' | 'dark' | null {
  if (background === null) return mode
  const light = contrastRatio(INKS.light, background)
  const dark = contrastRatio(INKS.dark, background)
  if (mode !== null && (mode === 'light' ? light : dark) >= READABLE) return mode
  return light >= dark ? 'light' : 'dark'
}

/** Whether all text of a page is readable on a background, in the mode that the page has with it. */
export function isReadableOn(background: string, mode: 'light' | 'dark' | null): boolean {
  const ink = SECONDARY_INKS[choosePageMode(mode, background) ?? 'light']
  return contrastRatio(ink, background) >= READABLE
}
