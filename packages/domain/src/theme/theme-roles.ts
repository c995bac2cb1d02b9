import { CONTRAST_LUMA_THRESHOLD } from '../constants/index.ts'
import { brandScale } from './brand-scale.ts'
import {
  contrastRatio,
  luma,
  MARK_CONTRAST,
  adjustUntilReadable,
  readableFill,
  TEXT_CONTRAST,
} from './contrast.ts'
import { normalizeHex, type Hex } from './hex.ts'
import { neutralScale } from './neutral-scale.ts'
import { hexOfOklch, oklchOf } from './oklch.ts'

/** The effective colour mode. */
export type Mode = 'light' | 'dark'

/** What a colour is for. Parts use these and never a step of a scale. */
export type ThemeRoles = {
  readonly bg: Hex
  readonly surface: Hex
  readonly sunken: Hex
  readonly fill: Hex
  readonly fill_2: Hex
  readonly ink: Hex
  readonly ink_2: Hex
  readonly ink_3: Hex
  readonly line: Hex
  readonly line_2: Hex
  readonly track: Hex
  readonly accent: Hex
  readonly on_accent: Hex
  /** Inner line of an accent fill that would melt into its surface; `transparent` for most brands. */
  readonly accent_line: Hex | 'transparent'
  readonly accent_text: Hex
  readonly progress: Hex
  readonly accent_soft: Hex
  readonly accent_soft_2: Hex
  readonly on_accent_soft: Hex
}

/** The roles that are text colours or backgrounds of text. */
export type ColorRole = Exclude<keyof ThemeRoles, 'accent_line'>

const MELTS_BELOW = 1.5

/**
 * Derives every role of one mode from a brand colour. The accent is the brand itself wherever it can be read;
 * otherwise only its lightness moves, and no further than needed.
 */
export function themeRoles(hex: string, mode: Mode): ThemeRoles {
  const brand = normalizeHex(hex)
  return mode === 'light' ? lightRoles(brand) : darkRoles(brand)
}

function lightRoles(brand: Hex): ThemeRoles {
  const tones = brandScale(brand)
  const neutrals = neutralScale(brand)
  const { fill: accent, text: on_accent } = readableFill(brand)
  const grounds = [neutrals[25], neutrals[0], neutrals[50], neutrals[100]]
  const soft = [tones[50], tones[100]]
  return {
    bg: neutrals[25],
    surface: neutrals[0],
    sunken: neutrals[50],
    fill: neutrals[100],
    fill_2: neutrals[200],
    ink: neutrals[950],
    ink_2: adjustUntilReadable(
      neutrals[600],
      [...grounds, neutrals[200], tones[50]],
      TEXT_CONTRAST,
      'darker',
    ),
    ink_3: adjustUntilReadable(neutrals[500], grounds, TEXT_CONTRAST, 'darker'),
    line: neutrals[200],
    line_2: neutrals[300],
    track: neutrals[200],
    accent,
    on_accent,
    accent_line: accentLine(accent, neutrals[0], neutrals[300]),
    accent_text: adjustUntilReadable(brand, [...grounds, ...soft], TEXT_CONTRAST, 'darker'),
    progress: adjustUntilReadable(brand, grounds, MARK_CONTRAST, 'darker'),
    accent_soft: tones[50],
    accent_soft_2: tones[100],
    on_accent_soft: adjustUntilReadable(tones[700], soft, TEXT_CONTRAST, 'darker'),
  }
}

function darkRoles(brand: Hex): ThemeRoles {
  const tones = brandScale(brand)
  const neutrals = neutralScale(brand)
  const { c, h } = oklchOf(brand)
  const { fill: accent, text: on_accent } = readableFill(brand)
  const soft = hexOfOklch({ l: 0.25, c: c * 0.3, h })
  const soft_2 = hexOfOklch({ l: 0.31, c: c * 0.42, h })
  const grounds = [neutrals[1000], neutrals[900], neutrals[950], neutrals[850]]
  const is_dark_brand = luma(brand) < CONTRAST_LUMA_THRESHOLD
  return {
    bg: neutrals[1000],
    surface: neutrals[900],
    sunken: neutrals[950],
    fill: neutrals[850],
    fill_2: neutrals[800],
    ink: neutrals[25],
    ink_2: adjustUntilReadable(neutrals[400], [...grounds, neutrals[800], soft], TEXT_CONTRAST, 'lighter'),
    ink_3: adjustUntilReadable(neutrals[500], grounds, TEXT_CONTRAST, 'lighter'),
    line: neutrals[850],
    line_2: neutrals[700],
    track: neutrals[800],
    accent,
    on_accent,
    accent_line: accentLine(accent, neutrals[900], neutrals[700]),
    accent_text: adjustUntilReadable(
      is_dark_brand ? tones[400] : brand,
      [...grounds, soft, soft_2],
      TEXT_CONTRAST,
      'lighter',
    ),
    progress: adjustUntilReadable(is_dark_brand ? tones[500] : accent, grounds, MARK_CONTRAST, 'lighter'),
    accent_soft: soft,
    accent_soft_2: soft_2,
    on_accent_soft: adjustUntilReadable(tones[200], [soft, soft_2], TEXT_CONTRAST, 'lighter'),
  }
}

function accentLine(accent: Hex, surface: Hex, line: Hex): Hex | 'transparent' {
  return contrastRatio(accent, surface) < MELTS_BELOW ? line : 'transparent'
}
