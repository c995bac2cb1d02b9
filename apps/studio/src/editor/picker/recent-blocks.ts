import { readLocal, writeLocal } from '../../platform/local.ts'

const NAME = 'recent_blocks'
const MAX_RECENT = 4

/** The block types that were added last in this browser, the last one first. */
export function listRecentBlocks(offered: readonly string[]): string[] {
  return (readLocal(NAME) ?? '').split(',').filter((type) => offered.includes(type))
}

/** Puts a type first. */
export function addRecentBlock(type: string): void {
  const others = (readLocal(NAME) ?? '').split(',').filter((one) => one !== type && one !== '')
  writeLocal(NAME, [type, ...others].slice(0, MAX_RECENT).join(','))
}
