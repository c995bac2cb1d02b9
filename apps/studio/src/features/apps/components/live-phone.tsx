import { useT } from '@foyer/i18n/react'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { useEffect, useState } from 'react'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import { normalizeTheme } from '@foyer/domain/theme'
import type { StudioApp } from '../queries.ts'
import styles from './live-phone.module.css'

type LivePhoneProps = { readonly app: StudioApp; readonly zoom?: number }

/** The app itself in a phone, as a guest sees it; a sample in its theme before the first publish, while it is switched off and where framing is refused. */
export function LivePhone({ app, zoom = 0.72 }: LivePhoneProps) {
  const t = useT()
  const label = t('studio_apps.phone', { name: app.name })
  const address = getFrameUrl(app)
  const is_blocked = useFrameBlocked(address)
  if (!app.is_published || app.switched_off_at !== null || is_blocked) {
    const mode = app.theme.default_color_mode === 'dark' ? 'dark' : 'light'
    return (
      <ThemePreview
        app_name={app.name}
        theme={normalizeTheme(app)}
        mode={mode}
        label={label}
        zoom={zoom}
        logo={app.logo?.src ?? null}
      />
    )
  }
  return (
    <PhoneFrame label={label} zoom={zoom} height={772} tabIndex={-1}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app is another origin and runs as it does for members */}
      <iframe key={app.release_id} className={styles.frame} title={label} src={address} loading="lazy" />
    </PhoneFrame>
  )
}

/** Where the studio may frame the app: below its own host, which a domain of the owner's is not. */
function getFrameUrl({ slug, address }: StudioApp): string {
  const { protocol, hostname, host } = location
  const is_path_host = new URL(address.url).hostname.endsWith(`.${hostname}`)
  return is_path_host ? address.url : `${protocol}//${slug}.${host}/?page-builder`
}

/** Whether the studio's content security policy has refused to frame an address. */
function useFrameBlocked(url: string): boolean {
  const [blocked_url, setBlockedUrl] = useState<string | null>(null)
  useEffect(() => {
    const handleMessage = (event: SecurityPolicyViolationEvent): void => {
      if (event.effectiveDirective === 'frame-src' && url.startsWith(event.blockedURI)) setBlockedUrl(url)
    }
    document.addEventListener('securitypolicyviolation', handleMessage)
    return () => document.removeEventListener('securitypolicyviolation', handleMessage)
  }, [url])
  return blocked_url === url
}
