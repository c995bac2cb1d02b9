/** Stands in defaults where an id belongs; `newBlock` and `newItem` put a fresh one in its place. */
export const blankId = '00000000-0000-0000-0000-000000000000'
