import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { IMAGE_ACCEPT } from '@foyer/ui/image-file'
import { Menu } from '@foyer/ui/menu'
import { FileText, Image, Plus, Video } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import styles from './composer.module.css'

/** Adds photos, a video or a file. */
export function AttachMenu({
  onFiles,
}: {
  onFiles: (files: readonly File[], as_file: boolean) => void
}): ReactNode {
  const t = useT()
  const photos = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const inputs = { photos, video, file }
  return (
    <div className={styles.attach}>
      <Menu
        label={t('messages.attach')}
        placement="top start"
        trigger={<IconButton kind="soft" label={t('messages.attach')} icon={<Plus />} />}
        entries={[
          { id: 'photos', label: t('messages.photos'), icon: <Image /> },
          { id: 'video', label: t('messages.video'), icon: <Video /> },
          { id: 'file', label: t('messages.file'), icon: <FileText /> },
        ]}
        onAction={(id: keyof typeof inputs) => inputs[id].current?.click()}
      />
      <FileInput
        element={photos}
        accept={IMAGE_ACCEPT}
        is_multiple
        onFiles={(list) => onFiles(list, false)}
      />
      <FileInput
        element={video}
        accept="video/mp4,video/quicktime,video/webm"
        onFiles={(list) => onFiles(list, false)}
      />
      <FileInput element={file} onFiles={(list) => onFiles(list, true)} />
    </div>
  )
}

function FileInput({
  element,
  accept,
  is_multiple = false,
  onFiles,
}: {
  element: React.RefObject<HTMLInputElement | null>
  accept?: string
  is_multiple?: boolean
  onFiles: (files: readonly File[]) => void
}): ReactNode {
  return (
    <input
      ref={element}
      type="file"
      hidden
      tabIndex={-1}
      accept={accept}
      multiple={is_multiple}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
