import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { personProfile } from './people-shapes.ts'

/**
 * One person by user id. Somebody hidden from the viewer is answered like somebody unknown, and whoever an app for
 * subscribers keeps out reads nobody's but their own.
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
