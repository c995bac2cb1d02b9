/**
 * The header of every response for an app that is switched off. Unlike a server error it is final, so clients must
 * not show cached data instead.
 */
export const SWITCHED_OFF_HEADER = { name: 'app-state', value: 'switched-off' } as const
