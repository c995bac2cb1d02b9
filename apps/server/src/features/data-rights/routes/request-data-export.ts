import { requestDataExport as call } from '@foyer/contract/data-rights/request-data-export'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { requestDataExport } from '../commands/request-data-export.ts'
import { presentExport } from '../present-export.ts'

export const requestDataExportRoute = implement(call, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  return presentExport(ctx.services.storage, viewer, await requestDataExport(ctx, viewer))
})
