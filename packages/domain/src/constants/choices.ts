/** Orders in which messages can be listed (spec section 9). */
export const MESSAGE_ORDERS = ['desc', 'asc'] as const
/** One of the orders of messages. */
export type MessageOrder = (typeof MESSAGE_ORDERS)[number]

/** Lengths by which a product can recur (spec section 9). */
export const PRODUCT_INTERVALS = ['day', 'week', 'month', 'year'] as const
/** One of the lengths by which a product recurs. */
export type ProductInterval = (typeof PRODUCT_INTERVALS)[number]

/** The reasons for reporting a message; their texts are translated by these codes (spec section 9). */
export const REPORT_REASONS = [
  'spam',
  'sexual',
  'abuse',
  'hate_or_violence',
  'promoted_terrorism',
  'harassment',
  'misinformation',
  'other',
] as const
/** One of the reasons of a report. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Views of a calendar (spec section 9). */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
/** One of the views of a calendar. */
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/**
 * The one format of dates without a time (spec section 9).
 * @spec
 */
export const DATE_FORMAT = 'YYYY-MM-DD'

/**
 * Hours of the day at which daily reminders go out: of the same day, or of the night before (spec section 9).
 * @spec
 */
export const DAILY_REMINDER_HOURS = { same_day: 8, night_before: 20 } as const

/** The preferences stored on a member's device (spec section 9, "Persisted local preferences"). */
export const LOCAL_PREFERENCES = [
  'download_prompt',
  'push_permission',
  'workout_mode',
  'muted_workouts',
  'last_email',
  'signed_in_email',
  'calendar_view',
  'seen_announcements',
] as const
/** One of the preferences stored on a device. */
export type LocalPreference = (typeof LOCAL_PREFERENCES)[number]
