import { useT } from '@foyer/i18n/react'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { useEffect, useState } from 'react'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import { themeOf } from '@foyer/domain/theme'
import type { StudioApp } from '../queries.ts'
import styles from './live-phone.module.css'

type LivePhoneProps = { readonly app: StudioApp; readonly zoom?: number }

/** The app itself in a phone, as a guest sees it; a sample in its theme before the first publish, while it is switched off and where framing is refused. */
export function LivePhone({ app, zoom = 0.72 }: LivePhoneProps) {
  const t = useT()
  const label = t('studio_apps.phone', { name: app.name })
  const address = frameAddress(app)
  const is_refused = useFrameRefused(address)
  if (!app.is_published || app.switched_off_at !== null || is_refused) {
    const mode = app.theme.default_color_mode === 'dark' ? 'dark' : 'light'
    return (
      <ThemePreview
        app_name={app.name}
        theme={themeOf(app)}
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
function frameAddress({ slug, address }: StudioApp): string {
  const { protocol, hostname, host } = location
  const is_below = new URL(address.url).hostname.endsWith(`.${hostname}`)
  return is_below ? address.url : `${protocol}//${slug}.${host}/?page-builder`
}

/** Whether the studio's content security policy has refused to frame an address. */
function useFrameRefused(url: string): boolean {
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent): void => {
      if (event.effectiveDirective === 'frame-src' && url.startsWith(event.blockedURI)) setRefused(url)
    }
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [url])
  return refused === url
}
