import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { dataExport } from './data-rights-shapes.ts'

/**
 * Requests an archive of all data that the app stores about the signed-in user. It is prepared in the background,
 * and a mail announces it. A request while one is being prepared returns that one.
 */
export const requestDataExport = defineCall({
  method: 'POST',
  path: '/account/exports',
  auth: 'user',
  input: emptyOutput,
  output: dataExport,
  errors: ['too_many_requests'],
  summary: 'Request a data export',
})
