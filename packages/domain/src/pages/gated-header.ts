/**
 * The header of shared responses that marks a page as gated: copies that a device cached under other addresses while
 * it was public are outdated.
 */
export const GATED_HEADER = { name: 'page-access', value: 'gated' } as const
