import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { features } from './features.ts'

const feature_names: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../features.json'), 'utf8'),
)
const src = join(import.meta.dirname, '..')

/** The names in the calls of these functions, in all files of the server but its tests. */
function declaredNames(call: RegExp): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(call)].map(([, name]) => name ?? ''),
    )
    .toSorted()
}

it('lists every feature that has a folder, in the order of features.json', () => {
  const folders = readdirSync(join(src, 'features'))
  const names = features.map(({ name }) => name).filter((name) => name !== 'platform')
  expect(names).toEqual(feature_names.filter((feature_name) => folders.includes(feature_name)))
})

it('lists every job that is declared, else it would never run', () => {
  const listed = features.flatMap(({ jobs }) => jobs.map(({ name }) => name)).toSorted()
  expect(declaredNames(/\bdefine(?:System)?Job(?:<.*>)?\(\s*'(.+?)'/g)).toEqual(listed)
})

it('lists every subscriber and every channel', () => {
  const subscribers = features.flatMap((feature) => feature.subscribers.map(({ name }) => name)).toSorted()
  expect(declaredNames(/\bdefineSubscriber\(\s*'.+?',\s*'(.+?)'/g)).toEqual(subscribers)
  const channels = features.flatMap((feature) => feature.channels.map(({ prefix }) => prefix)).toSorted()
  expect(declaredNames(/\bdefineChannel\('(.+?)'/g)).toEqual(channels)
})
