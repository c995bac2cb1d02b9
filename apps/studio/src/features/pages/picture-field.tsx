import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useMemo, useRef } from 'react'
import { ImageInput } from '../../editor/inspector/fields/image.tsx'
import { MediaStoreProvider } from '../../editor/media-store.tsx'
import { EditorServicesProvider, NO_PAGES } from '../../editor/services.tsx'
import { useMediaPorts } from '../media/index.ts'

type PictureFieldProps = {
  readonly label: string
  readonly help: string
  readonly value: ImageRef
  /** The uploaded picture of `value`, if known. */
  readonly asset: MediaAsset | null
  /** With the uploaded picture that the new value names. */
  readonly onChange: (image: ImageRef, asset: MediaAsset | null) => void
  readonly error?: string | undefined
}

/** A field for a picture of the app's library or a generated one, as in the editor. Uses the texts of `editor`. */
export function PictureField({ asset, onChange, ...field }: PictureFieldProps) {
  const uploaded = useRef<MediaAsset>(null)
  const ports = useMediaPorts()
  const services = useMemo(() => ({ ...ports, ...NO_PAGES }), [ports])
  const store = useMemo(
    () => ({
      media: asset ? { [asset.id]: asset } : {},
      files: {},
      addFile: () => undefined,
      addMedia: (added: MediaAsset) => {
        uploaded.current = added
      },
    }),
    [asset],
  )
  const choose = (image: ImageRef): void => onChange(image, findAsset(image, [uploaded.current, asset]))
  return (
    <EditorServicesProvider services={services}>
      <MediaStoreProvider value={store}>
        <ImageInput {...field} error={field.error} onChange={choose} />
      </MediaStoreProvider>
    </EditorServicesProvider>
  )
}

function findAsset(image: ImageRef, known_assets: readonly (MediaAsset | null)[]): MediaAsset | null {
  if (!image || !('media_id' in image)) return null
  return known_assets.find((asset) => asset?.id === image.media_id) ?? null
}
