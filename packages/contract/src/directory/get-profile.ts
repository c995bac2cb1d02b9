import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { personProfile } from './people-shapes.ts'

/**
 * Returns one person by user id. A person hidden from the viewer is treated as unknown; without access to a
 * subscriber-only app, viewers get only their own profile.
 */
export const getProfile = defineCall({
  method: 'GET',
  path: '/subscribers/:id/profile',
  auth: 'member',
  input: z.strictObject({ id }),
  output: personProfile,
  errors: ['purchase_required'],
  summary: 'Get a profile',
})
