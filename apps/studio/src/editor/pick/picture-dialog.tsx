import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { Tabs } from '@foyer/ui/tabs'
import { useState } from 'react'
import type { LibraryPicture } from '../services.tsx'
import { ArtPicker } from './art-picker.tsx'
import { PictureLibrary } from './picture-library.tsx'

type PictureDialogProps = {
  readonly is_open: boolean
  readonly onOpenChange: (is_open: boolean) => void
  readonly value: ImageRef
  readonly onPicture: (picture: LibraryPicture) => void
  readonly onArt: (art: string) => void
}

/** Where a picture comes from: the owner's own ones, or one drawn in the brand's colour. */
export function PictureDialog({ is_open, onOpenChange, value, onPicture, onArt }: PictureDialogProps) {
  const t = useT()
  const art = value && 'art' in value ? value.art : null
  const [tab, setTab] = useState<'library' | 'art'>(art ? 'art' : 'library')
  return (
    <Dialog
      is_open={is_open}
      onOpenChange={onOpenChange}
      title={t('editor.picture.choose')}
      close_label={t('common.close')}
      width={720}
    >
      <Tabs
        label={t('editor.picture.sources')}
        selected={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'library',
            label: t('editor.picture.library'),
            content: (
              <PictureLibrary
                chosen={value && 'media_id' in value ? value.media_id : null}
                onChoose={onPicture}
              />
            ),
          },
          { id: 'art', label: t('editor.picture.art'), content: <ArtPicker chosen={art} onChoose={onArt} /> },
        ]}
      />
    </Dialog>
  )
}
