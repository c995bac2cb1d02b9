import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { withdrawalChoice } from './withdrawal-shapes.ts'

/** Chooses whether buyers may withdraw. Orders keep what applies at the time of the request. */
export const setLawSettings = defineCall({
  method: 'PUT',
  path: '/studio/law-settings',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ withdrawal: withdrawalChoice }),
  output: emptyOutput,
  summary: 'Update the rights of buyers',
})
