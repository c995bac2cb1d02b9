/** Why the embedded PostgreSQL could not be started or may not be used. */
export type PostgresErrorCode =
  | 'already_running'
  | 'foreign_server'
  | 'disk_full'
  | 'no_permission'
  | 'port_busy'
  | 'wrong_version'
  | 'data_missing'
  | 'binaries_missing'
  | 'unsafe_settings'
  | 'failed'

/** A refusal of the supervisor. The message is for the person at the terminal: what failed and what to do. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError'

  readonly code: PostgresErrorCode

  constructor(code: PostgresErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Known error output of PostgreSQL and the system, with its meaning. The first match counts. */
const failurePatterns: readonly (readonly [RegExp, PostgresErrorCode, (dir: string) => string])[] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i,
    'disk_full',
    (dir) => `The disk that holds ${dir} is full. Make room and start again; nothing that was saved is lost.`,
  ],
  [
    /database files are incompatible with server|initialized by PostgreSQL version/i,
    'wrong_version',
    (dir) =>
      `The database in ${dir} was made by another version of PostgreSQL and cannot be opened by this one.`,
  ],
  [
    /wrong ownership|invalid permissions|Permission denied|EACCES|EPERM|Operation not permitted|Read-only file system|EROFS/i,
    'no_permission',
    (dir) => `Foyer may not write in ${dir}. Give that folder, and all in it, to the user who starts Foyer.`,
  ],
  [
    /Address already in use|could not create any TCP\/IP sockets/i,
    'port_busy',
    () => 'The port of the database is taken by another program.',
  ],
  [
    /error while loading shared libraries|Library not loaded|ENOENT.*(initdb|postgres)\b/i,
    'binaries_missing',
    () => "PostgreSQL's files are incomplete. Delete the folder node_modules and run npm start again.",
  ],
]

/** Turns an error into a readable refusal; unknown errors include PostgreSQL's last lines. */
export function toPostgresError(cause: unknown, dir: string, output = ''): PostgresError {
  if (cause instanceof PostgresError) return cause

  const text = `${output}\n${cause instanceof Error ? cause.message : String(cause)}`
  for (const [pattern, code, formatMessage] of failurePatterns) {
    if (pattern.test(text)) return new PostgresError(code, formatMessage(dir), cause)
  }
  const lines = text.trim().split('\n').slice(-8).join('\n')
  return new PostgresError(
    'failed',
    `The database in ${dir} did not start. PostgreSQL says:\n${lines}`,
    cause,
  )
}
