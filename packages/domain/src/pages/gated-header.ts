/**
 * The header by which answers that are the same for everyone say that a page is not open to everyone: what a device
 * keeps of it under other addresses, from when it was open, is out of date.
 */
export const GATED_HEADER = { name: 'page-access', value: 'gated' } as const
