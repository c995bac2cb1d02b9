import type { User } from '@foyer/contract/identity/shapes'
import { ApiError } from '@foyer/contract/api-error'
import { UPLOAD_LIMIT_BYTES } from '@foyer/domain/constants'
import { useT } from '@foyer/i18n/react'
import { Avatar, Button } from '@foyer/ui'
import { convertHeic, IMAGE_ACCEPT, isHeic } from '@foyer/ui/image-file'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { uploadWithProgress } from '#platform/api/upload-with-progress.ts'
import { useApi } from '#platform/api/use-api.ts'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { useFormatError } from '#platform/format-error.ts'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import type { CropFractions } from './avatar-crop.tsx'
import styles from './avatar.module.css'
import { FormErrorNotice } from '@foyer/ui/form'

const AvatarCrop = lazyComponent(async () => (await import('./avatar-crop.tsx')).AvatarCrop)

/** The member's profile picture: choose, crop, replace, remove. */
export function AvatarPart({ member }: { member: User }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const store = useSessionStore()
  const formatError = useFormatError()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [errorText, setErrorText] = useState<string | null>(null)
  const [is_removing, setRemoving] = useState(false)

  const choose = async (picked: File | undefined): Promise<void> => {
    if (!picked) return
    setErrorText(null)
    const file = await convertHeic(picked)
    if (file.size === 0) setErrorText(t('errors.file_empty'))
    else if (file.size > UPLOAD_LIMIT_BYTES) setErrorText(t('errors.image_too_large', { size: LIMIT }))
    else setChosen({ file, url: URL.createObjectURL(file) })
  }
  const closeCrop = (reason: string | null): void => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(null)
    setErrorText(reason)
  }
  const attempt = async (request: () => Promise<User['avatar_urls']>, done: string): Promise<boolean> => {
    setErrorText(null)
    try {
      store.patchUser({ avatar_urls: await request() })
      toast(done)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrorText(formatError(error))
      return false
    }
  }
  const save = async (fractions: CropFractions): Promise<void> => {
    if (!chosen || progress !== null) return
    setProgress(0)
    const uploaded = { file: chosen.file, send: uploadWithProgress(setProgress) }
    const is_saved = await attempt(
      async () => (await api('media.updateAvatar', fractions, uploaded)).avatar_urls,
      t('sessions.avatar.saved'),
    )
    setProgress(null)
    if (is_saved) closeCrop(null)
  }
  const remove = async (): Promise<void> => {
    setRemoving(true)
    await attempt(async () => (await api('media.removeAvatar')).avatar_urls, t('sessions.avatar.removed'))
    setRemoving(false)
  }
  const has_picture = member.avatar_urls !== null
  return (
    <>
      {chosen === null && <FormErrorNotice text={errorText} />}
      <div className={styles.part}>
        <Avatar name={member.name || member.email} src={member.avatar_urls?.medium ?? null} size={96} />
        <div className={styles.actions}>
          <Button kind="outline" size="small" onClick={() => input.current?.click()}>
            {t(has_picture ? 'sessions.avatar.change' : 'sessions.avatar.choose')}
          </Button>
          {has_picture && (
            <Button kind="text" size="small" is_busy={is_removing} onClick={() => void remove()}>
              {t('sessions.avatar.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={IMAGE_ACCEPT}
          hidden
          aria-label={t('sessions.avatar.choose')}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {chosen && (
        <Suspense>
          <AvatarCrop
            url={chosen.url}
            progress={progress}
            errorText={errorText}
            onSave={(fractions) => void save(fractions)}
            onUnreadable={() => {
              closeCrop(t(isHeic(chosen.file) ? 'errors.image_is_heic' : 'errors.invalid_image_type'))
            }}
            close={() => closeCrop(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The limit as people read it (spec section 5, "Media"). */
const LIMIT = '15 MB'
