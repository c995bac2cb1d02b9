export * from './app-theme.ts'
export { contrastRatio, readableFill, textColorOn } from './contrast.ts'
/** @internal */
export { TEXT_CONTRAST } from './contrast.ts'
/** @internal */
export { fontStack } from './fonts.ts'
export { FONT_IDS, FONTS, type Font, type FontId } from './fonts.ts'
export { isHexColor, normalizeHex, type Hex, type Rgb } from './hex.ts'
export { type NeutralStep } from './neutral-scale.ts'
export { choosePageMode, isReadableOn } from './page-mode.ts'
export { type Scale, type Step } from './scale.ts'
export { themeAttributes, type ThemeAttributes } from './theme-attributes.ts'
export { themeCss, themeVariables, type ThemeCssOptions } from './theme-css.ts'
export { themeRoles, type ColorRole, type Mode, type ThemeRoles } from './theme-roles.ts'
