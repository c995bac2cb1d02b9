/** The sheet of the whole app. Documents carry the part that they draw; rooms wait for the rest. */
export interface Styles {
  /** Adds the sheet to the document once; resolves when it counts. Rejects without a network and may be asked again. */
  load: () => Promise<void>
}

/** The sheet of this document. */
export function createStyles(href: string): Styles {
  let loading: Promise<void> | null = null
  return {
    load: () => {
      loading ??= addSheet(href).catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} did not load.`))
    })
    document.head.append(link)
  })
}
