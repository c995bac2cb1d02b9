import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAllFiles, listFolders } from '../generators/file-tree.ts'

/** Block and page types whose names are also words of other things; only comparisons of a type count. */
const COMMON_WORDS = new Set(['button', 'chat', 'form', 'image', 'pack', 'text'])
/** Page types without a folder. */
const WITHOUT_FOLDER = ['pack', 'collection']
const SCANNED = ['apps/member/src', 'apps/server/src', 'apps/studio/src', 'packages/domain/src']
const SKIPPED = /\.test\.tsx?$|\.generated\.ts$|(^|\/)(testing|testing\.ts)(\/|$)/

/** Files that may use the words, each because they mean something else in it or are sample data. */
const EXCEPTIONS: readonly RegExp[] = [
  // Filters of the member list.
  /features\/members\//,
  // Values of the contract: where a plannable page comes from, and the kind of a scheduled item.
  /server\/src\/features\/(library\/plannable|schedule\/present-items)\.ts$/,
  // Columns of imported rows.
  /features\/portability\/repository\.ts$/,
  // A type of Open Graph.
  /features\/pages\/documents\/render-document\.ts$/,
  // Sample data of the studio.
  /studio\/src\/(editor\/picker\/example-block|platform\/preview\/sample-page)\.ts$/,
]

/** Finds code outside of `packages/content` that names a block or page type instead of asking its traits. */
export function findTypeNames(root: string): { file: string; name: string }[] {
  const content = join(root, 'packages/content/src')
  const names = new Set([
    ...WITHOUT_FOLDER,
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
      .filter((file) => !EXCEPTIONS.some((exception) => exception.test(file)))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(literal)].map(({ groups }) => ({
          file,
          name: groups?.['name'] ?? groups?.['common'] ?? '',
        })),
      ),
  )
}
