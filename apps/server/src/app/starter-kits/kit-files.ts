import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileKind } from '@foyer/contract/media/shapes'
import type { StarterKitInstall } from '../../features/apps/index.ts'
import { inspectFile, storeFile } from '../../features/media/index.ts'
import type { Kit } from './kit.ts'
import type { KitProblem } from './kit-problems.ts'
import type { KitRefs } from './kit-refs.ts'

/** Kits are part of the program, so their files stay small. */
const MAX_BYTES = 65_536

const types: Readonly<Record<string, { kind: FileKind; type: string }>> = {
  pdf: { kind: 'file', type: 'application/pdf' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  mp4: { kind: 'video', type: 'video/mp4' },
}

/** The kind and type of a kit's file by the ending of its name. */
function typeOf(file: string) {
  return types[file.slice(file.lastIndexOf('.') + 1)]
}

/** The kind of a file that kit.json lists; undefined where it lists none of this name. */
export function kitFileKind({ files = {} }: Kit, file: unknown): FileKind | undefined {
  return typeof file === 'string' && Object.hasOwn(files, file) ? typeOf(file)?.kind : undefined
}

/** Files that are missing, too large, not what their ending says, or not listed in kit.json. */
export async function checkFiles(folder: string, { files = {} }: Kit): Promise<KitProblem[]> {
  const found = await readdir(join(folder, 'files')).catch((): string[] => [])
  const listed = await Promise.all(
    Object.keys(files).map(async (file) => {
      const message = found.includes(file)
        ? await checkFile(join(folder, 'files', file))
        : 'is not in the folder "files"'
      return message === null ? [] : [{ path: `files.${file}`, message }]
    }),
  )
  const unlisted = found.filter((file) => !Object.hasOwn(files, file))
  return [...listed.flat(), ...unlisted.map((file) => ({ path: `files/${file}`, message: 'is not listed' }))]
}

async function checkFile(path: string): Promise<string | null> {
  if ((await stat(path)).size > MAX_BYTES) return `is larger than ${MAX_BYTES} bytes`
  const expected = typeOf(path)
  const inspected = expected ? await inspectFile(path, expected.kind, path) : null
  if (!expected || !inspected || 'refused' in inspected || inspected.type !== expected.type)
    return 'is not of the type that its ending says'
  return null
}

/** Adds the files of a kit to the library of a new app, under the ids that its pages refer to. */
export async function storeKitFiles(
  folder: string,
  { files = {} }: Kit,
  { fileId, localize }: KitRefs,
  { tx, services, by, now }: StarterKitInstall,
): Promise<void> {
  for (const [file, { name }] of Object.entries(files)) {
    const kind = typeOf(file)?.kind ?? 'file'
    const meta = { id: fileId(file), kind, name: localize(name), created_by: by.id, now }
    await storeFile(tx, services, join(folder, 'files', file), meta)
  }
}
