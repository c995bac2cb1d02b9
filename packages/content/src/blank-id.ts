/** The placeholder for ids in defaults; `newBlock` and `newItem` replace it with a new id. */
export const blankId = '00000000-0000-0000-0000-000000000000'
