/** Argon2id by OWASP's first recommendation: 19 MiB, two passes, one lane. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared when an address is unknown or has no password, for equal timing. No known password matches it. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$2J4+IannbFqJDieFz9mkog$OpKIGRpupUMly52/ETCO+z0tBPCijWDRiFC0pzau2oI'

/** The stored form of a password. The library loads with the first use, because it costs the start time and memory. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return hash(password.normalize('NFC'), HASH_OPTIONS)
}

/** Whether a password matches the stored hash. Without one it does the same work and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  const is_right = await verify(stored ?? DUMMY_HASH, password.normalize('NFC'))
  return stored !== null && is_right
}
