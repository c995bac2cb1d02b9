import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresPrograms } from './postgres-programs.ts'

/** Copies PostgreSQL's programs to a folder that every user can reach, once for each version of them. */
export async function copyPrograms(native: PostgresPrograms, root: string): Promise<string> {
  const target = join(root, `native-${native.version}`)
  if (await exists(target)) return target

  await mkdir(root, { recursive: true, mode: 0o755 })
  const temporary_dir = `${target}.${randomBytes(6).toString('hex')}`
  await cp(native.dir, temporary_dir, { recursive: true, verbatimSymlinks: true })
  await walk(temporary_dir, async (path, is_directory) => {
    const { mode } = await stat(path)
    await chmod(path, is_directory || mode & 0o100 ? 0o755 : 0o644)
  })
  await rename(temporary_dir, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(temporary_dir, { recursive: true, force: true })
    // Another start was quicker; its copy is as good.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return target
}

/** Moves a folder, also to another disk; there the original is deleted only once the copy is complete. */
export async function moveTree(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const temporary_dir = `${to}.moving`
    await rm(temporary_dir, { recursive: true, force: true })
    await cp(from, temporary_dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await rename(temporary_dir, to)
    await rm(from, { recursive: true })
  }
}

/** Changes the owner of a folder and its contents to a user and the group of the same number. */
export async function changeTreeOwner(dir: string, id: number): Promise<void> {
  await walk(dir, (path) => chown(path, id, id))
}

async function walk(
  dir: string,
  visit: (path: string, is_directory: boolean) => Promise<void>,
): Promise<void> {
  await visit(dir, true)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) await walk(path, visit)
    else if (entry.isFile()) await visit(path, false)
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
