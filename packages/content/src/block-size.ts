import { z } from 'zod'

/** The size of a block; empty is the default size. */
export const blockSize = z.enum(['', 'small', 'medium', 'large'])
