import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names of the folders directly below a folder, sorted; none when it does not exist. */
export function foldersIn(path: string): string[] {
  return entriesIn(path, 'folder')
}

/** Names of the files directly below a folder, sorted; none when it does not exist. */
export function filesIn(path: string): string[] {
  return entriesIn(path, 'file')
}

function entriesIn(path: string, kind: 'file' | 'folder'): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (kind === 'folder' ? entry.isDirectory() : entry.isFile()))
    .map((entry) => entry.name)
    .toSorted()
}

/** Every file below a folder, as paths relative to it with `/`, sorted. Build output and packages are left out. */
export function allFilesIn(root: string, below = ''): string[] {
  const here = join(root, below)
  const inner = foldersIn(here).filter((name) => !['node_modules', 'dist', '.cache'].includes(name))
  return [
    ...filesIn(here).map((name) => join(below, name)),
    ...inner.flatMap((name) => allFilesIn(root, join(below, name))),
  ].toSorted()
}

/** Reads a text, or null when there is no such file. */
export function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Writes a text in one step, so that whoever reads meanwhile sees the old or the new one whole. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
