import { dataExport, type DataExport } from '@foyer/contract/data-rights/data-rights-shapes'
import { MAX_EXPIRY_S, type Storage } from '../../platform/storage/index.ts'
import { formatSessionScope } from '../../platform/session/session-scope.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { ExportRow } from './repository/data-exports.ts'

/**
 * An archive as its owner sees it. Where there is a file, its address is good for ten minutes and for the session of
 * the viewer alone.
 */
export function presentExport(
  storage: Pick<Storage, 'signedUrl'>,
  viewer: Pick<Viewer, 'session_id'>,
  row: ExportRow,
): DataExport {
  const { id, state, storage_key, bytes, requested_at, ready_at, expires_at } = row
  const file_name = `my-data-${requested_at.toISOString().slice(0, 10)}.zip`
  return dataExport.parse({
    id,
    state,
    requested_at: requested_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    bytes: bytes === null ? null : Number(bytes),
    url:
      storage_key === null
        ? null
        : storage.signedUrl(storage_key, {
            expires_s: MAX_EXPIRY_S,
            bound_to: formatSessionScope(viewer),
            file_name,
          }),
  })
}
