import type { ImageRef } from '@foyer/contract/pages/shapes'
import { drawPortraitSvg } from '@foyer/domain/art'
import { prepareImage, storeImage } from '../../features/media/index.ts'
import type { StarterKitInstall } from '../../features/apps/index.ts'

const SIDE = 480
const SEED = 16

/**
 * Draws the coach in the brand's colours and stores the picture in the library, as a placeholder for the owner's
 * photo.
 */
export async function coachPicture({ tx, app, services, now, by }: StarterKitInstall): Promise<ImageRef> {
  const { default: sharp } = await import('sharp')
  const drawing = Buffer.from(drawPortraitSvg({ brand: app.theme.primary_color, seed: SEED }))
  const image = await prepareImage(
    await sharp(drawing, { density: 72 * (SIDE / 100) })
      .resize(SIDE, SIDE)
      .png()
      .toBuffer(),
  )
  const row = await storeImage(tx, services, image, {
    owner_kind: 'team',
    created_by: by.id,
    name: by.name,
    alt: '',
    is_public: true,
    now,
  })
  return { media_id: row.id, alt: '' }
}
