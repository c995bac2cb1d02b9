import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const checkout = resolve(import.meta.dirname, '../..')

const COPIED_PARTS = [
  'packages',
  'apps',
  'scripts',
  'docs/decisions',
  'package.json',
  'features.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
]

/**
 * Copies the sources to a temporary folder, with the dependencies of this checkout, so that tests may write into it.
 * The caller removes it.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'foyer-copy-'))
  for (const part of COPIED_PARTS) {
    cpSync(join(checkout, part), join(root, part), {
      recursive: true,
      filter: (path) => !/(^|\/)(node_modules|dist|\.cache)$/.test(path.slice(checkout.length)),
    })
  }
  mkdirSync(join(root, 'node_modules/@foyer'), { recursive: true })
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    const is_own = name === '@foyer' || name === '.cache' || name === '.vite'
    if (!is_own) symlinkSync(join(checkout, 'node_modules', name), join(root, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@foyer', name))
  }
  for (const destination of ['apps', 'packages'].flatMap((layer) =>
    readdirSync(join(root, layer)).map((name) => join(layer, name, 'node_modules')),
  )) {
    if (!existsSync(join(checkout, destination)) || existsSync(join(root, destination))) continue
    mkdirSync(dirname(join(root, destination)), { recursive: true })
    symlinkSync(join(checkout, destination), join(root, destination))
  }
  return root
}
