import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** A path below the top folder. */
export const at = (...parts) => join(root, ...parts)
