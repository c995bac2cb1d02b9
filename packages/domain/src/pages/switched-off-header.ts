/**
 * The header by which whatever is answered for an app that is switched off says so: unlike a server that cannot answer,
 * it is an answer, and nothing that a device keeps stands in for it.
 */
export const SWITCHED_OFF_HEADER = { name: 'app-state', value: 'switched-off' } as const
