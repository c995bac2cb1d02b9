import { readTextIfExists, writeAtomically } from './file-tree.ts'

/** Inserts lines below the first occurrence of others. Throws where they are missing. */
export function insertBelow(path: string, anchor: string, lines: string): void {
  insertAt(path, anchor, (text) => text.indexOf(anchor) + anchor.length, lines)
}

/** Inserts lines above the last occurrence of others. Throws where they are missing. */
export function insertAbove(path: string, anchor: string, lines: string): void {
  insertAt(path, anchor, (text) => text.lastIndexOf(anchor), lines)
}

function insertAt(path: string, anchor: string, find: (text: string) => number, lines: string): void {
  const text = readTextIfExists(path)
  if (!text?.includes(anchor)) throw new Error(`${path} has no line "${anchor.trim()}".`)
  const at = find(text)
  writeAtomically(path, text.slice(0, at) + lines + text.slice(at))
}
