import { readFile } from 'node:fs/promises'

/** Returns the text of a file; null if it does not exist. Other read errors are thrown, because the file may exist. */
export async function readTextIfExists(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
