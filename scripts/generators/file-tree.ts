import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names of the folders directly below a folder, sorted; none when it does not exist. */
export function listFolders(path: string): string[] {
  return listEntries(path, 'folder')
}

/** Names of the files directly below a folder, sorted; none when it does not exist. */
export function listFiles(path: string): string[] {
  return listEntries(path, 'file')
}

function listEntries(path: string, kind: 'file' | 'folder'): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()))
    .map((entry) => entry.name)
    .toSorted()
}

/** Every file below a folder, as paths relative to it with `/`, sorted. Build output and packages are left out. */
export function listAllFiles(root: string, prefix = ''): string[] {
  const here = join(root, prefix)
  const inner = listFolders(here).filter((name) => !['node_modules', 'dist', '.cache'].includes(name))
  return [
    ...listFiles(here).map((name) => join(prefix, name)),
    ...inner.flatMap((name) => listAllFiles(root, join(prefix, name))),
  ].toSorted()
}

/** Reads a text, or null when there is no such file. */
export function readTextIfExists(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Writes a file atomically, so that concurrent readers see the old or the new text. */
export function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary_path = `${path}.${process.pid}`
  writeFileSync(temporary_path, text)
  renameSync(temporary_path, path)
}
