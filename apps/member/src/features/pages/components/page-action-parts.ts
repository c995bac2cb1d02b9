// One file for two small parts: each file that the app loads by itself makes its entry larger.
export { ReadOnlyNotice } from './read-only-notice.tsx'
export { StartAction } from './start-action.tsx'
