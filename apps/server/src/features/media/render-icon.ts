import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../platform/context.ts'
import { findMedia } from './repository.ts'
import { withImage } from './with-image.ts'

/** Sides in pixels; `background` null leaves the icon transparent around the picture. */
type IconOptions = { side: number; picture_side: number; background: string | null }

/** Renders a picture whole, in the middle of a square, as PNG. Null if the picture or its file is gone. */
export async function renderIcon(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  media_id: string,
  { side, picture_side, background }: IconOptions,
): Promise<Buffer | null> {
  const [row] = await findMedia(db, [media_id])
  const file = row ? await services.storage.get(row.storage_key) : null
  if (!file) return null
  const margin = Math.round((side - picture_side) / 2)
  const fill = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const edges = { top: margin, bottom: margin, left: margin, right: margin, background: fill }
  return withImage(await buffer(file.stream), (open) => {
    const square = open()
      .resize(side - 2 * margin, side - 2 * margin, { fit: 'contain', background: fill })
      .extend(edges)
    return (background ? square.flatten({ background }) : square).png({ compressionLevel: 9 }).toBuffer()
  })
}
