import { useT } from '@foyer/i18n/react'
import { IconButton, Notice, TextField } from '@foyer/ui'
import { Copy, MonitorSmartphone } from 'lucide-react'
import { toasts } from '#platform/toasts.ts'
import styles from './publish.module.css'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

type PhonePanelProps = {
  readonly address: string
  /** Whether other devices can open the address. */
  readonly is_reachable: boolean
  /** Where phones of the local network see open pages. */
  readonly lan_address: string | null
}

/** The app on the owner's phone: a code to point the camera at, or what it takes to get there. */
export function PhonePanel({ address: public_address, is_reachable, lan_address }: PhonePanelProps) {
  const t = useT()
  const is_lan = !is_reachable && lan_address !== null
  const address = is_lan ? lan_address : public_address
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => toasts.add({ text: t('common.copied') }),
      () => toasts.add({ text: address }),
    )
  return (
    <div className={styles.phone}>
      {is_reachable || is_lan ? (
        <>
          <QrCode address={address} />
          <h3 className={styles.phoneTitle}>{t('publish.phone_title')}</h3>
          <p className={styles.phoneText}>{t(is_lan ? 'publish.lan_text' : 'publish.phone_text')}</p>
        </>
      ) : (
        <Notice icon={<MonitorSmartphone />} title={t('publish.unreachable_title')}>
          {t('publish.unreachable_text')}
        </Notice>
      )}
      <TextField
        label={t('publish.address')}
        value={address}
        readOnly
        dir="ltr"
        end={<IconButton size="small" icon={<Copy />} label={t('publish.copy')} onClick={copy} />}
      />
    </div>
  )
}

/** An address as a QR code, dark on light in both modes, so that every camera reads it. */
function QrCode({ address }: { readonly address: string }) {
  const t = useT()
  const { path, size } = useMemo(() => qrPath(address), [address])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not a file
      role="img"
      aria-label={t('publish.qr', { address })}
    >
      <path d={path} fill="#16181d" shapeRendering="crispEdges" />
    </svg>
  )
}
