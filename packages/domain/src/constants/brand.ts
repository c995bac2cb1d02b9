/** Luma from which a background takes dark text (spec section 9, "Text-colour contrast threshold"). */
export const CONTRAST_LUMA_THRESHOLD = 150

/** The brand colours of an app that has chosen none (spec section 9). */
export const DEFAULT_BRAND_COLORS = {
  primary: '#5c29d3',
  secondary: '#dde3e9',
  secondary_2: '#fff',
  secondary_3: '#fff',
  dark: '#000000',
  light: '#f7f8f9',
} as const

/** The name of one of an app's brand colours (spec section 3, "Theme"). */
export type BrandColorName = keyof typeof DEFAULT_BRAND_COLORS
