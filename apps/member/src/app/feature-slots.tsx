import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { featureStates } from './feature-states.tsx'

/**
 * Synchronizes the member's progress on the current page and shows completions. Member actions wait for it: if the
 * chunk fails to load, it shows an error and runs them once it has loaded.
 */
export const PageMemberSync = lazyFeature(
  async () => (await import('../features/progress/page-member-sync.tsx')).PageMemberSync,
  ['progress'],
  featureStates.panel,
)

/** Synchronizes the member's tasks for the start page, and shows them beside it where the width allows. */
export const HomeSync = lazyFeature(
  async () => (await import('../features/library/home-sync.tsx')).HomeSync,
  ['library', 'schedule'],
  { waiting: null },
)

/** Loads the items of the navigation that the member sees. */
export const NavigationSync = lazyFeature(
  async () => (await import('../features/apps/navigation-sync.tsx')).NavigationSync,
  [],
  { waiting: null },
)

/** The way to the member's notifications. */
export const Bell = lazyFeature(
  async () => (await import('../features/notifications/list/bell.tsx')).Bell,
  ['notice_list'],
  { waiting: null },
)

/** Opens announcements when the app is opened. */
export const Announcements = lazyFeature(
  async () => (await import('../features/pages/components/announcements.tsx')).Announcements,
  ['page'],
  { waiting: null },
)

/** The way to the player of a workout: starts it, or continues the session that runs. */
export const StartLink = lazyFeature(
  async () => (await import('../features/workouts/start-link.tsx')).StartLink,
  ['workouts'],
)

/** Adds a page to the member's schedule. */
export const AddToSchedule = lazyFeature(
  async () => (await import('../features/schedule/add-to-schedule.tsx')).AddToSchedule,
  ['schedule'],
  featureStates.panel,
)

/** Adds something at a time to a calendar of the member's own. */
export const Calendars = lazyFeature(
  async () => (await import('../features/schedule/calendars-sheet.tsx')).CalendarsSheet,
  ['events'],
  { waiting: null },
)

/** A calendar of the member's plan and of the app's events. */
export const CalendarPane = lazyFeature(
  async () => (await import('../features/schedule/calendar-pane.tsx')).CalendarPane,
  ['schedule'],
  featureStates.part,
)

/** The dates of an event, and the member's answers to them. */
export const EventPane = lazyFeature(
  async () => (await import('../features/schedule/event-pane.tsx')).EventPane,
  ['events'],
)

/** The search of the app's pages. */
export const SearchPane = lazyFeature(
  async () => (await import('../features/library/search-pane.tsx')).SearchPane,
  ['discover', 'pages', 'search'],
  featureStates.part,
)

/** Finds the lists of a page that depend on the member, or have more than was published. */
export const ListPane = lazyFeature(
  async () => (await import('../features/library/list-pane.tsx')).ListPane,
  ['discover'],
  { waiting: null },
)

/** The members' directory. */
export const DirectoryPane = lazyFeature(
  async () => (await import('../features/directory/directory-pane.tsx')).DirectoryPane,
  ['people'],
  featureStates.part,
)

/** The member's swap of an exercise. */
export const SwapPane = lazyFeature(
  async () => (await import('../features/workouts/swaps/swap-pane.tsx')).SwapPane,
  [],
)

/** The form that a page is. */
export const FormPane = lazyFeature(
  async () => (await import('../features/forms/form-pane.tsx')).FormPane,
  ['forms'],
  featureStates.part,
)

/** The member's answers to a form, in a block of a page. */
export const AnswersPane = lazyFeature(
  async () => (await import('../features/forms/answers-pane.tsx')).AnswersPane,
  ['forms'],
  featureStates.part,
)

/** The comments of a page. */
export const ThreadPane = lazyFeature(
  async () => (await import('../features/messaging/thread-pane.tsx')).ThreadPane,
  ['messages', 'people'],
  featureStates.part,
)
