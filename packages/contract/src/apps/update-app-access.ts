import { defineCall } from '../define-call.ts'
import { expectedRevision } from '../shapes.ts'
import { appAccess, studioApp } from './shapes.ts'

/**
 * Sets who may open the app, whole and at once (model, "Releases"). Sign-in by Google or Apple can be switched on
 * only where its keys are set; products and overlay have to be the app's own. Where the settings are not at
 * `revision` any more it answers `stale_revision` with `changed_by` and `changed_at`, and nothing is set.
 */
export const updateAppAccess = defineCall({
  method: 'PUT',
  path: '/studio/app/access',
  auth: 'team',
  role: 'account_admin',
  input: appAccess.extend({ revision: expectedRevision }),
  output: studioApp,
  errors: ['stale_revision'],
  summary: 'Update the app’s access settings',
})
