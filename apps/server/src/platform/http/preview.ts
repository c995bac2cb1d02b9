import type { Call } from '@foyer/contract'
import { CallError } from '../errors.ts'

/**
 * The one door of previews, in which someone of the team looks at the app as a member: closed to every call that does
 * not say that it is open there. The code tells what would write from what is private.
 */
export function enterPreview({ in_preview, method }: Pick<Call, 'in_preview' | 'method'>): void {
  if (in_preview === 'open') return
  throw new CallError(method === 'GET' ? 'closed_in_preview' : 'preview_is_read_only')
}
