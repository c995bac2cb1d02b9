import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const real = resolve(import.meta.dirname, '../..')

const PARTS = [
  'packages',
  'apps',
  'scripts',
  'docs/decisions',
  'package.json',
  'rooms.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
]

/**
 * A copy of the sources in a temporary folder of its own, with the dependencies of this checkout, so that tests may
 * write into it. Whoever asks for it removes it.
 */
export function copyOfTheHouse(): string {
  const root = mkdtempSync(join(tmpdir(), 'foyer-copy-'))
  for (const part of PARTS) {
    cpSync(join(real, part), join(root, part), {
      recursive: true,
      filter: (path) => !/(^|\/)(node_modules|dist|\.cache)$/.test(path.slice(real.length)),
    })
  }
  mkdirSync(join(root, 'node_modules/@foyer'), { recursive: true })
  for (const name of readdirSync(join(real, 'node_modules'))) {
    const is_own = name === '@foyer' || name === '.cache' || name === '.vite'
    if (!is_own) symlinkSync(join(real, 'node_modules', name), join(root, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@foyer', name))
  }
  for (const place of ['apps', 'packages'].flatMap((floor) =>
    readdirSync(join(root, floor)).map((name) => join(floor, name, 'node_modules')),
  )) {
    if (!existsSync(join(real, place)) || existsSync(join(root, place))) continue
    mkdirSync(dirname(join(root, place)), { recursive: true })
    symlinkSync(join(real, place), join(root, place))
  }
  return root
}
