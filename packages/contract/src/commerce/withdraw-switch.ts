import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { subscription } from './shapes.ts'

/** Withdraws a switch that is planned for the end of the period. */
export const withdrawSwitch = defineCall({
  method: 'DELETE',
  path: '/subscriptions/:id/switch',
  auth: 'member',
  input: z.strictObject({ id }),
  output: subscription,
  errors: ['no_switch_planned'],
  summary: 'Withdraw a planned switch',
})
