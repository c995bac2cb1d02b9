import { contrastRatio } from './contrast.ts'

/** The text of each mode, about as the themes have it. */
const INKS = { light: '#111111', dark: '#ffffff' } as const
const READABLE = 4.5

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
