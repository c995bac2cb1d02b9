import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', '.git', 'coverage'])

/** Hashes the names and contents of files and folders, without their times. Tests are excluded. */
export function hashFiles(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function* filesBelow(path) {
  if (!existsSync(path)) return
  const entries = readEntries(path)
  if (!entries) {
    yield path
    return
  }
  for (const entry of entries) {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const file = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (entry.isFile()) yield file
  }
}

function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

/** What was written down at the last success; empty where nothing was. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Writes down a success. */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
}
