/** The byte order mark, by which spreadsheets recognize UTF-8. */
const UTF8_MARK = '\uFEFF'

/** A CSV file of some pieces of text, line breaks included, that spreadsheets read as UTF-8. */
export function createCsvFile(pieces: readonly string[]): Blob {
  return new Blob([UTF8_MARK, ...pieces], { type: 'text/csv;charset=utf-8' })
}

/** Starts the download of a file. */
export function downloadFile(file: Blob, name: string): void {
  const object_url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = object_url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(object_url))
}
