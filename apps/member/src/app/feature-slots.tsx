import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { featureStates } from './feature-states.tsx'

/**
 * Follows the member's standing on the page in view, and shows the moment of completion. What is pressed meanwhile waits
 * for it, so where it cannot be loaded that is said, and what was pressed is done once it could.
 */
export const PageMemberSync = lazyFeature(
  async () => (await import('../features/progress/page-member-sync.tsx')).PageMemberSync,
  ['progress'],
  featureStates.panel,
)

/** Follows what the member has to do now, for the start page, and stands beside it where there is room. */
export const HomeSync = lazyFeature(
  async () => (await import('../features/library/home-sync.tsx')).HomeSync,
  ['library', 'schedule'],
  { waiting: null },
)

/** Puts a page on a day. */
export const AddToSchedule = lazyFeature(
  async () => (await import('../features/schedule/add-to-schedule.tsx')).AddToSchedule,
  ['schedule'],
  featureStates.panel,
)

/** The members' directory. */
export const DirectoryPane = lazyFeature(
  async () => (await import('../features/directory/directory-pane.tsx')).DirectoryPane,
  ['people'],
  featureStates.part,
)

/** The form that a page is. */
export const FormPane = lazyFeature(
  async () => (await import('../features/forms/form-pane.tsx')).FormPane,
  ['forms'],
  featureStates.part,
)

/** The comments of a page. */
export const ThreadPane = lazyFeature(
  async () => (await import('../features/messaging/thread-pane.tsx')).ThreadPane,
  ['messages', 'people'],
  featureStates.part,
)
