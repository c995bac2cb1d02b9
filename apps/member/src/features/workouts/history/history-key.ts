/** The first parts of the keys of all queries about the member's training. */
export const HISTORY_KEY = ['workouts', 'history'] as const
/** The same of body measures. */
export const BODY_KEY = ['workouts', 'body'] as const
