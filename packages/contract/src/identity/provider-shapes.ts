import { z } from 'zod'
import { instant } from '../shapes.ts'
import { authProvider } from './shapes.ts'

/** The external identity providers. */
export const ssoProvider = z.enum(['google', 'apple'])

/**
 * The result of a provider sign-in. `provider_id` is the one-time ticket from the address; `flow` is the secret that
 * `POST /auth/provider/start` returned to the starting page. Both are required, so that nobody can be signed in to
 * an account through another person's page.
 */
export const ticketInput = z.string().min(1).max(200)
export const flowInput = z.string().min(1).max(200)

/** An address as the client believes it to be. It counts for nothing: the provider's is taken. */
export const clientEmail = z.string().max(320)

/** A way to sign in that a person has linked. `email` is the provider's; null where it named none. */
export const linkedProvider = z.object({
  provider: ssoProvider,
  email: z.string().nullable(),
  linked_at: instant,
  last_used_at: instant,
})

/** How the signed-in person gets in. */
export const signInMethods = z.object({
  /** The sign-in method that the account was created with or has added since. */
  current_provider: authProvider,
  has_password: z.boolean(),
  providers: z.array(linkedProvider),
})

/** What a provider sends back with the browser; fields that RFC 6749 lets it add are let by and not read. */
export const providerReturn = z.object({
  provider: ssoProvider,
  state: z.string().max(200).optional(),
  code: z.string().max(4096).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
  /** Apple's JSON with the person's name, sent only with the first sign-in. */
  user: z.string().max(2000).optional(),
})

export type SsoProvider = z.infer<typeof ssoProvider>
export type SignInMethods = z.infer<typeof signInMethods>
