/** What a generator adds: files by their path below the root, and texts by feature and key. */
export interface NewFiles {
  files: Readonly<Record<string, string>>
  /** The name of a new call, for the authorization matrix. */
  call?: string
  texts: Readonly<Record<string, Readonly<Record<string, { en: string; ar: string }>>>>
}
