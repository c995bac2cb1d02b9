export * from './app-theme.ts'
export { artScale } from './art-scale.ts'
export { brandScale } from './brand-scale.ts'
export {
  contrastRatio,
  luma,
  LUMA_THRESHOLD,
  adjustUntilReadable,
  readableFill,
  TEXT_CONTRAST,
  textColorOn,
} from './contrast.ts'
export { FONT_IDS, FONTS, fontStack, isFontId, type Font, type FontId } from './fonts.ts'
export { hexOf, isHexColor, normalizeHex, rgbOf, type Hex, type Rgb } from './hex.ts'
export { neutralScale, type NeutralStep } from './neutral-scale.ts'
export { STEPS, type Scale, type Step } from './scale.ts'
export { themeAttributes, type ThemeAttributes } from './theme-attributes.ts'
export { themeCss, themeVariables, type ThemeCssOptions } from './theme-css.ts'
export {
  MARK_PAIRS,
  TEXT_PAIRS,
  themeRoles,
  type ColorRole,
  type Mode,
  type ThemeRoles,
} from './theme-roles.ts'
