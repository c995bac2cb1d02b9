/** The canvas renders block and page types synchronously, so all must be loaded. */
export async function loadBlockViews(): Promise<void> {
  const { loadAllViews } = await import('@foyer/content/views')
  await loadAllViews()
}
