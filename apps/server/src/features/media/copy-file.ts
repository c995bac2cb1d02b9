import type { Storage } from '../../platform/storage/index.ts'

/** Copies a stored file to another key; what lies there already stays, because files never change. */
export async function copyFile(
  storage: Pick<Storage, 'get' | 'put' | 'size'>,
  from: string,
  to: string,
): Promise<void> {
  if ((await storage.size(to)) !== null) return
  const file = await storage.get(from)
  if (!file) throw new Error(`The file ${from} of a picture is missing.`)
  await storage.put(to, file.stream)
}
