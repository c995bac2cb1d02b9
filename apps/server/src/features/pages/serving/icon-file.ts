import { themeRoles } from '@foyer/domain/theme'
import type { Ctx } from '#platform/context.ts'
import { prepareCompressed, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import type { AppIcon } from '../../apps/index.ts'
import { renderIcon, renderPng } from '../../media/index.ts'
import { drawIcon } from '../cards/index.ts'
import { bootForGuests } from '../documents/index.ts'

/** Renders an icon of the app as PNG: its logo where there is one, else its initial. */
export async function renderIconFile(ctx: Ctx, { size, shape, logo_share }: AppIcon): Promise<PreparedBytes> {
  const { name, theme, logo } = await bootForGuests(ctx)
  const { primary_color: brand, heading_font: font, default_color_mode } = theme
  const mode = default_color_mode === 'dark' ? 'dark' : 'light'
  const background = shape === 'full' ? themeRoles(brand, mode).bg : null
  const from_logo =
    logo && (await renderIcon(ctx, logo.id, { side: size, picture_side: size * logo_share, background }))
  const png = from_logo ?? (await renderPng(await drawIcon({ name, brand, font, size, shape })))
  return prepareCompressed(
    { identity: png, gzip: null, brotli: null },
    { type: 'image/png', cache: 'no-cache' },
  )
}
