import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { dataExport } from './data-rights-shapes.ts'

/**
 * Asks for an archive of everything that the app keeps about the signed-in user. It is prepared in the background and
 * a mail says when it is ready. While one is being prepared, asking again answers with that one.
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
