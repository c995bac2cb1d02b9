import { streamError } from '@foyer/contract/media/shapes'
import type { FileAsset } from '@foyer/contract/pages/page-index'
import type { MediaFile } from '@foyer/contract/media/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { MAX_EXPIRY_S } from '../../platform/storage/index.ts'
import { findFiles, type FileRow } from './files-repository.ts'
import { presentAsset, type FileServices } from './presenter.ts'
import { findPictures } from './repository.ts'

/** A file as views need it, without an address. */
function presentFileAsset(row: FileRow): FileAsset {
  const { id, kind, name, type, bytes, width, height, seconds, captions } = row
  return {
    id,
    kind,
    name,
    type,
    bytes,
    width: width > 0 ? width : null,
    height: height > 0 ? height : null,
    seconds,
    captions: captions.map(({ locale, label }) => ({ locale, label })),
    src: null,
  }
}

/** Files of the library with their posters and addresses that die in ten minutes. */
export async function presentFiles(
  { db, services }: { db: AppDb | AppTx; services: FileServices },
  rows: readonly FileRow[],
): Promise<MediaFile[]> {
  const poster_ids = rows.flatMap(({ poster_id }) => poster_id ?? [])
  const posters = new Map((await findPictures(db, poster_ids)).map((picture) => [picture.id, picture]))
  return rows.map((row) => {
    const poster = row.poster_id === null ? undefined : posters.get(row.poster_id)
    return {
      ...presentFileAsset(row),
      src: services.storage.signedUrl(row.storage_key, { expires_s: MAX_EXPIRY_S, file_name: fileName(row) }),
      stream: presentStream(row),
      poster: poster ? presentAsset(services, poster, poster.variants) : null,
      created_at: row.created_at.toISOString(),
    }
  })
}

function presentStream(row: FileRow): MediaFile['stream'] {
  const { stream_status: status, stream_percent: percent, stream_error, stream_bytes: bytes } = row
  return status === null ? null : { status, percent, bytes, error: presentError(stream_error) }
}

function presentError(code: string | null): NonNullable<MediaFile['stream']>['error'] {
  return code === null ? null : (streamError.safeParse(code).data ?? 'conversion_failed')
}

/**
 * Files of a page by id. Readers open them by `openFile`; only where an address is `signed` for the caller it is part
 * of the page: in the studio and in previews, which have no cookie.
 */
export async function findFileAssets(
  { db, services }: { db: AppDb | AppTx; services: FileServices },
  ids: readonly string[],
  signed: { bound_to: string | null } | null,
): Promise<Record<string, FileAsset>> {
  const rows = await findFiles(db, ids)
  return Object.fromEntries(
    rows.map((row) => {
      if (!signed) return [row.id, presentFileAsset(row)]
      const { bound_to } = signed
      const src = services.storage.signedUrl(row.storage_key, {
        expires_s: MAX_EXPIRY_S,
        file_name: fileName(row),
        ...(bound_to === null ? {} : { bound_to }),
      })
      return [row.id, { ...presentFileAsset(row), src }]
    }),
  )
}

/** The name under which a browser saves a file: the owner's name with the ending of its type. */
export function fileName({ name, storage_key }: Pick<FileRow, 'name' | 'storage_key'>): string {
  const ending = storage_key.slice(storage_key.lastIndexOf('.'))
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
