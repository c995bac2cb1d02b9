import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAllFiles, listFolders } from '../generators/file-tree.ts'

/** Block and page types whose names are also words of other things; only comparisons of a type count. */
const COMMON_WORDS = new Set([
  'attachment',
  'avatar',
  'button',
  'calendar',
  'chat',
  'code',
  'form',
  'iframe',
  'image',
  'map',
  'pack',
  'search',
  'share',
  'stream',
  'text',
])
const SCANNED = ['apps/member/src', 'apps/server/src', 'apps/studio/src', 'packages/domain/src']
const SKIPPED = /\.test\.tsx?$|\.generated\.ts$|(^|\/)(testing|testing\.ts)(\/|$)/

/** Words that mean something else in some files. */
const OTHER_MEANINGS: readonly { files: RegExp; word: string }[] = [
  // A filter of the member list.
  { files: /features\/members\/(.*filter|member-search|routes)/, word: 'program' },
  // A value of the contract: where a plannable page comes from.
  { files: /server\/src\/features\/library\/plannable\.ts$/, word: 'program' },
  // A property of a session on the device.
  { files: /features\/workouts\/workout-log\.ts$/, word: 'workout' },
]
/** Sample data of the studio. */
const SAMPLES = /studio\/src\/platform\/preview\/sample-page\.ts$/

/** Finds code outside of `packages/content` that names a block or page type instead of asking its traits. */
export function findTypeNames(root: string): { file: string; name: string }[] {
  const content = join(root, 'packages/content/src')
  const names = new Set([
    ...listFolders(join(content, 'blocks')),
    ...listFolders(join(content, 'page-types')),
  ])
  const distinct = [...names].filter((name) => !COMMON_WORDS.has(name)).join('|')
  const common = [...COMMON_WORDS].join('|')
  const literal = new RegExp(
    `(?<quote>['"])(?<name>${distinct})\\k<quote>|(?:content_type|block\\.type)(?:\\)|\\s)*(?::|[!=]==|\\?\\?)\\s*'(?<common>${common})'`,
    'g',
  )
  return SCANNED.flatMap((folder) =>
    listAllFiles(join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !SAMPLES.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(literal)].map(({ groups }) => ({
          file,
          name: groups?.['name'] ?? groups?.['common'] ?? '',
        })),
      ),
  ).filter(({ file, name }) => !OTHER_MEANINGS.some(({ files, word }) => word === name && files.test(file)))
}
