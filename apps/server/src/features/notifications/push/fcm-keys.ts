import { z } from 'zod'

/** The part of a service account's key file that is used. */
const keyFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z][a-z0-9-]{4,60}$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
})

/** The key of an app's Firebase project. */
export type FcmKeys = Omit<z.output<typeof keyFile>, 'type'>

/** Reads the key file of a service account; null where it is none. */
export function readFcmKeys(text: string): FcmKeys | null {
  try {
    return keyFile.parse(JSON.parse(text))
  } catch {
    return null
  }
}
