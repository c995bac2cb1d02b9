import { CallError } from '#platform/errors.ts'

/** The message that a field of the body names is not there, or not for this viewer. */
export function messageNotFound(path: string): CallError<'message_not_found'> {
  return new CallError('message_not_found', {}, { errors: [{ path, code: 'message_not_found' }] })
}
