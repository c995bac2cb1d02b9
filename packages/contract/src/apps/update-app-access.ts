import { defineCall } from '../define-call.ts'
import { appAccess, studioApp } from './shapes.ts'

/**
 * Sets who may open the app, whole and at once (model, "Releases"). Sign-in by Google or Apple can be switched on
 * only where its keys are set; products and overlay have to be the app's own.
 */
export const updateAppAccess = defineCall({
  method: 'PUT',
  path: '/studio/app/access',
  auth: 'team',
  role: 'account_admin',
  input: appAccess,
  output: studioApp,
  summary: 'Sets who may open the app.',
})
