/** The query of the checkout panel. */
export function checkoutQuery(
  product_ids: readonly string[],
  overlay_id: string | null,
): { ids: string; overlay?: string } {
  const ids = product_ids.join(',')
  return overlay_id === null ? { ids } : { ids, overlay: overlay_id }
}
