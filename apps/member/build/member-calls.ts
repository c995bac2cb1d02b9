import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const CALLS = /\/packages\/contract\/src\/calls\.generated\.ts$/
const STUDIO_CALL = /^ {2}'[\w.]+': \['\w+', '\/studio\/[^']*'\],?\n/gm

/** Leaves the owner's calls out of the member app: it never makes one. */
export function memberCallsPlugin(): Plugin {
  return {
    name: 'foyer-member-calls',
    enforce: 'pre',
    load: (id) => (CALLS.test(id) ? withoutStudioCalls(readFileSync(id, 'utf8')) : null),
  }
}

/** The list of calls without those of the studio. */
export function withoutStudioCalls(source: string): string {
  return source.replaceAll(STUDIO_CALL, '')
}
