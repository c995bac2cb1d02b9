export { parseDurationRange } from './parse-duration-range.ts'
export type { DurationRange } from './parse-duration-range.ts'
export { parseProperties } from './parse-properties.ts'
export type { Property } from './parse-properties.ts'
export {
  createContentFilter,
  dependsOnMember,
  dependsOnTime,
  NO_FILTER,
  PROPERTY_FIELDS,
} from './content-filter.ts'
export type { ContentFilter, ListedPage, ViewerState } from './content-filter.ts'
export { getTimeState, findNextTimeChange } from './page-times.ts'
export type { PageTimes, TimeState } from './page-times.ts'
export type { PageFacets } from './page-facets.ts'
