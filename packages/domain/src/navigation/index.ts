export { createDefaultNavigation } from './default-navigation.ts'
/** Icons as data, for those who draw them without the icon library. */
export { ICON_DRAWINGS } from './icon-drawings.generated.ts'
export { SCREEN_PATHS } from './screen-paths.ts'
