import type { InputFor } from '@foyer/contract/client'
import { parseDateTimeField } from '#platform/date-time-field.ts'

type OpenPreviewInput = Omit<InputFor<'pages.openPreview'>, 'id'>

/** The options of the preview: the viewer and the time in the app's zone. */
export type PreviewOptions = {
  readonly kind: OpenPreviewInput['as']['kind']
  readonly product_ids: readonly string[]
  readonly is_now: boolean
  /** The value of the date field. */
  readonly field: string
}

/** The default options: everything, as of now. */
export const DEFAULT_PREVIEW_OPTIONS: PreviewOptions = {
  kind: 'everything',
  product_ids: [],
  is_now: true,
  field: '',
}

/** Returns the call's input; null while the chosen time is incomplete or invalid. */
export function toPreviewInput(
  { kind, product_ids, is_now, field }: PreviewOptions,
  zone: string,
): OpenPreviewInput | null {
  const at = is_now ? null : parseDateTimeField(field, zone)
  if (!is_now && at === null) return null
  const as = kind === 'member' ? { kind, product_ids: [...product_ids] } : { kind }
  return { as, ...(at === null ? {} : { at }) }
}
