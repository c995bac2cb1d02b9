import { defineCall } from '../define-call.ts'
import { expectedRevision } from '../shapes.ts'
import { appAccess, studioApp } from './shapes.ts'

/**
 * Saves who may access the app, all at once and effective immediately (model, "Releases"). Requiring Google or Apple
 * needs their keys; products and overlay must belong to the app. If `revision` is outdated it responds
 * `stale_revision` with `changed_by` and `changed_at`, and saves nothing.
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
