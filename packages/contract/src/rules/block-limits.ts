/** How many blocks a page may have in all, how many one block may hold, and how deep blocks may be nested. */
export const blockLimits = { blocks: 200, children: 50, levels: 4 } as const
