/** The days of a week of a program, counted from the member's start. */
export const DAYS_PER_WEEK = 7

/** The most weeks of a program that the planner edits. */
export const MAX_WEEKS = 104
