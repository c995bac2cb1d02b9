import { readFile } from 'node:fs/promises'

/** The text of a file; null where there is none. What keeps it from being read is thrown, for it says nothing of that. */
export async function readTextIfExists(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
