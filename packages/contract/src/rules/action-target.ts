/** What decides whether a block action leads anywhere. */
type Target = {
  readonly type: string
  readonly page_id?: string | null
  readonly url?: string
  readonly product_ids?: readonly string[]
}

/** Whether a button has something to open. Members see no button without it, and the owner is warned. */
export function hasTarget({ type, page_id = null, url = '', product_ids = [] }: Target): boolean {
  switch (type) {
    case 'open_page':
      return page_id !== null
    case 'open_url':
      return url !== ''
    case 'trigger_purchase':
      return product_ids.length > 0
    default:
      return true
  }
}
