import { z } from 'zod'

/** A store that sells in native shells. */
export const storeName = z.enum(['app_store', 'google_play'])

/** An id of a transaction at the App Store, or a purchase token of Google Play. */
export const storeTransaction = z.string().regex(/^[\w.-]{1,1000}$/)
