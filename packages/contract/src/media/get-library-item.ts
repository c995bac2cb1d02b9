import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { uses } from '../pages/use-shapes.ts'
import { id, instant } from '../shapes.ts'
import { libraryItem, publicAddress } from './shapes.ts'

/** A picture or a file of the library with the places that use it. `src` is signed and expires in ten minutes. */
export const getLibraryItem = defineCall({
  method: 'GET',
  path: '/studio/media_library/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: libraryItem.extend({
    src: z.string(),
    public_address: publicAddress,
    uses,
    /** The content before the last replacement, while it can be restored; null without one. */
    replaced: z.object({ at: instant, restorable_until: instant }).nullable(),
  }),
  summary: 'Get a picture or a file of the library',
})
