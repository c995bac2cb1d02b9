import { randomBytes } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTextIfExists } from '../read-text-if-exists.ts'
import type { Config } from './config.ts'

/**
 * Returns the key that signs and encrypts for this server: `SECRET_KEY` if set, else (in development) the one in
 * `DATA_DIR/secret.key`, created on first use and readable by its owner alone.
 */
export async function ensureSecretKey(
  config: Pick<Config, 'secret_key' | 'data_dir' | 'is_production'>,
): Promise<string> {
  if (config.secret_key) return config.secret_key
  if (config.is_production) throw new Error('SECRET_KEY is needed when NODE_ENV=production')

  const file = join(config.data_dir, 'secret.key')
  return (await readKey(file)) ?? (await createKey(config.data_dir, file))
}

async function readKey(file: string): Promise<string | null> {
  const text = await readTextIfExists(file)
  if (text === null) return null

  const key = text.trim()
  if (Buffer.byteLength(key) < 32) throw new Error(`${file} is damaged: it must hold at least 32 bytes`)
  return key
}

/**
 * Writes a temporary file and links it, so that two concurrent starts agree on one key and neither reads half of it.
 */
async function createKey(data_dir: string, file: string): Promise<string> {
  await mkdir(data_dir, { recursive: true, mode: 0o700 })
  const temporary_file = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary_file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(temporary_file, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(temporary_file, { force: true })
  }
  const key = await readKey(file)
  if (key === null) throw new Error(`${file} vanished while it was being made`)
  return key
}
