import { lazyRoom } from '../platform/texts/lazy-room.tsx'
import { roomStates } from './room-states.tsx'

/**
 * Follows the member's standing on the page in view, and shows the moment of completion. What is pressed meanwhile waits
 * for it, so where it cannot be loaded that is said, and what was pressed is done once it could.
 */
export const FollowMember = lazyRoom(
  async () => (await import('../features/progress/follow-member.tsx')).FollowMember,
  ['progress'],
  roomStates.panel,
)

/** Follows what the member has to do now, for the start page, and stands beside it where there is room. */
export const FollowNow = lazyRoom(
  async () => (await import('../features/library/follow-now.tsx')).FollowNow,
  ['library', 'schedule'],
  { waiting: null },
)

/** Puts a page on a day. */
export const AddToSchedule = lazyRoom(
  async () => (await import('../features/schedule/add-to-schedule.tsx')).AddToSchedule,
  ['schedule'],
  roomStates.panel,
)

/** The members' directory. */
export const DirectoryPane = lazyRoom(
  async () => (await import('../features/directory/directory-pane.tsx')).DirectoryPane,
  ['people'],
  roomStates.part,
)

/** The form that a page is. */
export const FormPane = lazyRoom(
  async () => (await import('../features/forms/form-pane.tsx')).FormPane,
  ['forms'],
  roomStates.part,
)

/** The comments of a page. */
export const ThreadPane = lazyRoom(
  async () => (await import('../features/messaging/thread-pane.tsx')).ThreadPane,
  ['messages', 'people'],
  roomStates.part,
)
